// The page's end of the computer seats: one worker, questions and answers as JSON text.
// A worker that is lost stays lost; Python then answers on the main thread.
let worker;
let lost = "";
let asked = 0;
const waiting = new Map();

const lose = (why) => {
  lost = why || "the worker of the computer seats stopped";
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(lost));
  waiting.clear();
};

const receive = ({ data: { number, reply, error, fatal } }) => {
  if (fatal) return lose(fatal);
  const question = waiting.get(number);
  waiting.delete(number);
  if (error) question?.reject(new Error(error));
  else question?.resolve(reply);
};

/** Starts the worker, once; it loads Python while the page goes on. */
export const start = () => {
  if (worker || lost) return;
  try {
    worker = new Worker(new URL("./seat-worker.mjs", import.meta.url), { type: "module" });
  } catch (error) {
    return lose(String(error));
  }
  worker.addEventListener("message", receive);
  worker.addEventListener("error", ({ message }) => lose(message));
  worker.addEventListener("messageerror", () => lose("a message to the worker was unreadable"));
  worker.postMessage({ archive: document.getElementById("archive").href });
};

/**
 * Puts a question to `dead_end.bots.seat.answer` in the worker.
 * @param {string} request its JSON text
 * @returns {Promise<string>} the reply's JSON text; rejects when the worker is lost or Python raised
 */
export const ask = (request) => {
  start();
  if (lost) return Promise.reject(new Error(lost));
  return new Promise((resolve, reject) => {
    asked += 1;
    waiting.set(asked, { resolve, reject });
    worker.postMessage({ number: asked, request });
  });
};
