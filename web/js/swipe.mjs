// A drag of an element with `data-swipe-left`, `-right`, `-up` or `-down`, or an arrow with Shift while
// it has the focus, does what the attribute says: an action's text, as if its control were clicked.

/** So many CSS pixels from where it began a drag is meant. */
const FAR = 24;
const SWIPING = "[data-swipe-left], [data-swipe-right], [data-swipe-up], [data-swipe-down]";
const BY_KEY = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

const purposes = { left: "swipeLeft", right: "swipeRight", up: "swipeUp", down: "swipeDown" };
const actionOf = (element, way) => element.dataset[purposes[way]];

/** Which way a drag went; nothing while it is short or slanting. */
const wayOf = (across, down) => {
  const [wide, high] = [Math.abs(across), Math.abs(down)];
  if (Math.max(wide, high) <= FAR || Math.min(wide, high) > 0.7 * Math.max(wide, high)) return null;
  if (wide > high) return across < 0 ? "left" : "right";
  return down < 0 ? "up" : "down";
};

/**
 * Installs drags and keys in `root`. To be called before other key listeners of the root.
 * @param {(action: string, event: Event) => void} send
 */
export const install = (root, send) => {
  let end;
  let dragged = false;

  const onDown = (event) => {
    // A second finger is a pinch, and no drag.
    end?.abort();
    dragged = false;
    const element = event.target.closest(SWIPING);
    if (!element || !event.isPrimary || event.button !== 0) return;
    const { pointerId, clientX, clientY } = event;
    end = new AbortController();
    const { signal } = end;
    signal.addEventListener("abort", () => delete element.dataset.swiping);
    const wayNow = (moved) => {
      const way = wayOf(moved.clientX - clientX, moved.clientY - clientY);
      return way && actionOf(element, way) ? way : null;
    };
    const onMove = (moved) => {
      if (moved.pointerId !== pointerId) return;
      const way = wayNow(moved);
      if (way) element.dataset.swiping = way;
      else delete element.dataset.swiping;
    };
    const onUp = (moved) => {
      if (moved.pointerId !== pointerId) return;
      const way = wayNow(moved);
      // Whatever comes of it, a long drag is no tap.
      dragged = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > FAR;
      end.abort();
      if (way) send(actionOf(element, way), moved);
    };
    addEventListener("pointermove", onMove, { signal });
    addEventListener("pointerup", onUp, { signal });
    addEventListener("pointercancel", () => end.abort(), { signal });
  };

  const onClick = (event) => {
    if (!dragged || event.detail === 0) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const onKey = (event) => {
    if (!event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const way = BY_KEY[event.key];
    const element = way && event.target.closest(SWIPING);
    if (!element) return;
    // Also where that way is closed: the focus must not wander off instead.
    event.preventDefault();
    event.stopImmediatePropagation();
    const action = actionOf(element, way);
    if (action && !event.repeat) send(action, event);
  };

  root.addEventListener("pointerdown", onDown);
  root.addEventListener("click", onClick, { capture: true });
  root.addEventListener("keydown", onKey);
};
