// From a bare page to running Python: checks the browser, opens the storage, starts PyScript.
// Ready is said by Python itself (web/main.py): `data-ready` on <html> and a `dead-end:ready` event,
// because PyScript's own `py:done` fires also when the script has failed.
import { show } from "./trouble.mjs";

const PYTHON = "from web.main import main\nawait main()";
const SLOW_AFTER_MS = 20_000;

const ready = () => document.documentElement.dataset.ready === "1";

/** Can this browser run Pyodide? Its build throws C++ exceptions as WebAssembly ones. */
const supported = () =>
  typeof WebAssembly === "object" &&
  typeof WebAssembly.Exception === "function" &&
  typeof WebAssembly.instantiateStreaming === "function" &&
  typeof structuredClone === "function" &&
  typeof Array.prototype.at === "function";

/** The first of the files that the page needs which the server does not give, or "". */
const missingFile = async () => {
  const links = document.querySelectorAll('link[rel="preload"], link[rel="modulepreload"]');
  const addresses = ["./pyscript.toml", ...Array.from(links, (link) => link.href)];
  const found = await Promise.all(
    addresses.map((address) =>
      fetch(address, { method: "HEAD", cache: "no-store" }).then(
        (response) => response.ok,
        () => false,
      ),
    ),
  );
  return addresses.find((_, index) => !found[index]) ?? "";
};

let asking = false;

/** An error before ready is most often a file that did not come: ask, then say which it is. */
const explain = async (error) => {
  const detail = String(error?.stack ?? error ?? "");
  if (ready()) return show("failed", detail);
  if (asking) return;
  asking = true;
  const missing = await missingFile();
  if (missing) show("unloaded", new URL(missing, location.href).pathname);
  else if (error) show("failed", detail);
  asking = false;
};

/** Some failures inside PyScript reach nobody: look at what was fetched, and again when it is slow. */
const watch = () => {
  const failed = ({ responseStatus }) => responseStatus === 0 || responseStatus >= 400;
  new PerformanceObserver((list) => {
    if (!ready() && list.getEntries().some(failed)) explain(null);
  }).observe({ type: "resource", buffered: true });
  const timer = setInterval(() => (ready() ? clearInterval(timer) : explain(null)), SLOW_AFTER_MS);
};

const loadStorage = async () => {
  const { open, openInMemory } = await import("./store.mjs");
  try {
    await open();
  } catch {
    await openInMemory();
  }
};

/** PyScript opens a BroadcastChannel while it loads; in a sandboxed frame that throws. */
const guardBroadcastChannel = () => {
  try {
    new BroadcastChannel("dead-end:probe").close();
  } catch {
    globalThis.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    };
  }
};

const startPyScript = async () => {
  const script = document.createElement("script");
  script.type = "py";
  script.setAttribute("config", "./pyscript.toml");
  script.textContent = PYTHON;
  document.head.append(script);
  const { config } = await import("../../pyscript/core.js");
  if (!config.py) throw new Error("pyscript.toml was not read");
};

addEventListener("error", ({ error, message }) => explain(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => explain(reason));

if (supported()) {
  watch();
  guardBroadcastChannel();
  try {
    const { prepare } = await import("./interpreter.mjs");
    prepare();
    await loadStorage();
    await startPyScript();
  } catch (error) {
    explain(error);
  }
} else {
  show("unsupported");
}
