// The page as Python sees it: markup in, what the person did out, both as text.
import morphdom from "../../vendor/morphdom.js";
import * as roving from "./roving.mjs";
import * as skip from "./skip.mjs";
import * as swipe from "./swipe.mjs";

export { download } from "./download.mjs";
export { downloadPng } from "./picture.mjs";

const root = document.getElementById("root");
let tell;
const CONTROLS = "[data-pick], [data-action], [data-do], [data-try]";

/**
 * Makes the root's children look like `html`, touching only what differs. Elements are matched by
 * id. An element with `data-static` that is sent empty keeps what it holds. Focus, the text being typed and the scrolling of `data-scroll` elements stay; focus whose
 * element is gone goes to the new one with `data-focus`. Where `data-scroll-to` names another id than
 * before, that element is brought to view and, if it can have it, gets the focus.
 * @param {string} html escaped by construction
 */
export const patch = (html) => {
  const next = root.cloneNode(false);
  next.innerHTML = html;
  roving.settle(next);
  const shown = scrollTarget();
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = Array.from(root.querySelectorAll("[data-scroll]"), (element) => [
    element,
    element.scrollTop,
    element.scrollLeft,
  ]);
  morphdom(root, next, {
    childrenOnly: true,
    onBeforeElUpdated(from, to) {
      if (from.hasAttribute("data-static") && !to.hasChildNodes()) return false;
      if (from === focused && from.matches("input, textarea")) to.value = from.value;
      return !from.isEqualNode(to);
    },
  });
  // An element that had to be moved has lost both.
  for (const [element, top, left] of scrolled) {
    if (element.scrollTop !== top) element.scrollTop = top;
    if (element.scrollLeft !== left) element.scrollLeft = left;
  }
  if (focused && focused !== document.activeElement) {
    const heir = root.contains(focused) ? focused : root.querySelector("[data-focus]");
    heir?.focus({ preventScroll: heir === focused });
  }
  if (scrollTarget() !== shown) bringToView(document.getElementById(scrollTarget()));
};

const scrollTarget = () => root.querySelector("[data-scroll-to]")?.dataset.scrollTo;

const bringToView = (element) => {
  element?.scrollIntoView({ block: "nearest" });
  element?.focus({ preventScroll: true });
};

/** Sets `data-*` attributes of the root from a JSON object; null takes one away. */
export const setRootData = (json) => {
  const marks = JSON.parse(json);
  // Where somebody else looks on, what the last person was about is nobody's business.
  if ((marks.seat ?? undefined) !== root.dataset.seat) roving.forget();
  for (const [name, value] of Object.entries(marks)) {
    if (value === null) delete root.dataset[name];
    else root.dataset[name] = value;
  }
};

const isNative = (element) => element.matches("a[href], button, input, select, summary, textarea");
const isTyping = (element) => element.matches("input:not([type=checkbox], [type=radio]), select, textarea");

/** What a control says beside its word: what is typed or ticked, or its `data-value`. */
const valueOf = (control) => {
  if (!control) return null;
  if (control.type === "checkbox") return control.checked;
  return control.dataset.value ?? control.value ?? null;
};

const told = (kind, control, event) => ({
  kind,
  id: control?.id || null,
  pick: control?.dataset.pick ?? null,
  action: control?.dataset.action ?? null,
  do: control?.dataset.do ?? control?.dataset.hold ?? null,
  try: control?.dataset.try ?? null,
  field: control?.dataset.field ?? null,
  value: valueOf(control),
  key: event.key ?? null,
  shift: Boolean(event.shiftKey),
  ctrl: Boolean(event.ctrlKey || event.metaKey),
  alt: Boolean(event.altKey),
});

/**
 * Calls back with what the person did, as JSON text: `kind` is `click` (by pointer, Enter or
 * space), `key` (any other key, outside fields), `input` or `change` (of a `data-field`), `hold` and
 * `release` (of a `data-hold`).
 * A callback that returns true for a key has used it: the browser does nothing more with it.
 * Installed once: a later call replaces the callback.
 */
export const listen = (callback) => {
  // Python's functions are lent for the call only; a copy is ours to keep.
  const fresh = typeof callback.copy === "function" ? callback.copy() : callback;
  const installed = tell !== undefined;
  tell?.destroy?.();
  tell = fresh;
  if (installed) return;
  swipe.install(root, (action, event) => send("click", { dataset: { action } }, event));
  roving.install(root);
  skip.install(root);
  root.addEventListener("click", onClick);
  root.addEventListener("pointerdown", onHold);
  root.addEventListener("keydown", onKey);
  root.addEventListener("input", onField);
  root.addEventListener("change", onField);
  // A form is only a group of fields here; the page never goes elsewhere.
  root.addEventListener("submit", (event) => event.preventDefault());
};

const send = (kind, control, event) => tell(JSON.stringify(told(kind, control, event)));

const onClick = (event) => {
  const control = event.target.closest(CONTROLS);
  const letGo = held;
  held = null;
  // What was held is let go, not pressed. Keys and helping tools press without a pointer.
  if (letGo && control?.dataset.hold === letGo && event.detail > 0) return;
  if (control) send("click", control, event);
};

const onKey = (event) => {
  if (event.isComposing || isTyping(event.target)) return;
  const control = event.target.closest(CONTROLS);
  if (event.key === "Enter" || event.key === " ") {
    // The browser turns these into a click on its own buttons, but not on a <g role="button">. Held
    // down, they are pressed once: the next screen's button is not meant.
    if (!control || (isNative(event.target) && !event.repeat)) return;
    event.preventDefault();
    if (!event.repeat) send("click", control, event);
  } else if (send("key", control, event) === true) {
    event.preventDefault();
  }
};

const onField = (event) => {
  const field = event.target.closest("[data-field]");
  if (field) send(event.type, field, event);
};

const LONGEST_FILE = 3_000_000;

/** The text of a file that the person picks as JSON; null when they pick none. */
export const pickFile = (accept = "") =>
  new Promise((resolve, reject) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    const read = async () => {
      // Python says what is too long; it need not be handed more than that.
      const [file] = input.files;
      return JSON.stringify(file ? await file.slice(0, LONGEST_FILE).text() : null);
    };
    input.addEventListener("cancel", () => resolve("null"));
    input.addEventListener("change", () => read().then(resolve, reject));
    input.click();
  });

/** Calls back with true when the page comes to sight and false when it is hidden. */
export const onVisibility = (callback) => {
  const seen = typeof callback.copy === "function" ? callback.copy() : callback;
  document.addEventListener("visibilitychange", () => seen(!document.hidden));
};

/** Shows `query` in the address bar; `further`: so that the back button returns from here. */
export const address = (query, further) => {
  const url = query === "?" ? location.pathname : query;
  if (further) history.pushState(null, "", url);
  else history.replaceState(null, "", url);
};

/** Calls back with the query of the address that the back or forward button led to. */
export const onMoved = (callback) => {
  const moved = typeof callback.copy === "function" ? callback.copy() : callback;
  addEventListener("popstate", () => moved(location.search));
};

let awake;
let asked = false;
let wanted = false;

/** Keeps the screen from dimming while `on`; where the device will not, it dims. */
export const keepAwake = (on) => {
  wanted = on;
  if (on) ask();
  else letDim();
};

/** One lock is enough: none is asked for while one is held or on its way. */
const ask = () => {
  if (asked || document.hidden || !navigator.wakeLock) return;
  asked = true;
  navigator.wakeLock.request("screen").then(
    (lock) => {
      awake = lock;
      // A lock is lost whenever the page is out of sight.
      lock.addEventListener("release", () => {
        if (awake === lock) awake = undefined;
        asked = false;
      });
      if (!wanted) letDim();
    },
    () => {
      asked = false;
    },
  );
};

const letDim = () => awake?.release();

document.addEventListener("visibilitychange", () => {
  if (wanted) ask();
});

/** A control with `data-hold` says `hold` while it is pressed and `release` when it no longer is. */
const LONG_PRESS = 350;
/** The control that was just let go after a long press: the click that follows is no press. */
let held = null;

const onHold = (event) => {
  const control = event.target.closest("[data-hold]");
  held = null;
  if (!control) return;
  send("hold", control, event);
  const end = new AbortController();
  const letGo = (after) => {
    end.abort();
    if (after.type === "pointerup" && after.timeStamp - event.timeStamp > LONG_PRESS) {
      held = control.dataset.hold;
    }
    send("release", control, after);
  };
  addEventListener("pointerup", letGo, { signal: end.signal });
  addEventListener("pointercancel", letGo, { signal: end.signal });
};
