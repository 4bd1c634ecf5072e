// PyScript's interpreter (pyscript.toml) and the seat worker's: Pyodide from our own site.
import { loadPyodide as load, version } from "../../pyodide/pyodide.mjs";

const indexURL = new URL("../../pyodide/", import.meta.url).href;

export { version };

const start = (options) =>
  load({
    ...options,
    indexURL,
    stdLibURL: `${indexURL}python_stdlib.zip`,
    // Hashing is fixed, so that every device iterates sets in one order.
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
  });

let early;

/** Starts Pyodide before PyScript asks for it, while PyScript itself still loads. */
export const prepare = () => {
  early ??= start({});
  // Whoever asks for it is told; nobody may have asked yet.
  early.catch(() => {});
};

/** What PyScript calls, with where Python's output goes. */
export const loadPyodide = async ({ stdout, stderr, ...options } = {}) => {
  if (!early) return start({ stdout, stderr, ...options });
  const pyodide = await early;
  if (stdout) pyodide.setStdout({ batched: stdout });
  if (stderr) pyodide.setStderr({ batched: stderr });
  return pyodide;
};
