// The computer seats' own Python, apart from the page: it knows only what a question carries.
import { loadPyodide } from "./interpreter.mjs";

const load = async (archive) => {
  const [pyodide, response] = await Promise.all([loadPyodide(), fetch(archive)]);
  if (!response.ok) throw new Error(`${response.status} ${archive}`);
  pyodide.unpackArchive(await response.arrayBuffer(), "zip");
  return pyodide.pyimport("dead_end.bots.seat").answer;
};

let answer;

addEventListener("message", async ({ data: { archive, number, request } }) => {
  if (archive) {
    answer = load(archive);
    answer.catch((error) => postMessage({ fatal: String(error) }));
    return;
  }
  try {
    postMessage({ number, reply: (await answer)(request) });
  } catch (error) {
    postMessage({ number, error: String(error) });
  }
});
