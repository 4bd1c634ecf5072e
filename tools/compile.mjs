// Runs a Python file inside Pyodide with a folder of this machine mounted at /work:
// node compile.mjs PYODIDE_FOLDER WORK_FOLDER SCRIPT
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [, , pyodideFolder, workFolder, script] = process.argv;
const { loadPyodide } = await import(pathToFileURL(resolve(pyodideFolder, "pyodide.mjs")).href);
const pyodide = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" } });
pyodide.mountNodeFS("/work", resolve(workFolder));
try {
  pyodide.runPython(await readFile(script, "utf8"));
} catch (error) {
  // Uncaught, node would print the line of Pyodide's minified source before it.
  console.error(error.message);
  process.exit(1);
}
