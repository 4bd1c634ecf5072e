// The tables kept on this device. A table is a summary and its record, line by line.
// Everything in and out is a string or a number, so that Python needs no proxies.
import { openDB } from "../../vendor/idb.js";

const NAME = "dead-end:tables";
const STRICT = { durability: "strict" };

let database;
let kept = false;

const connect = async () => {
  const opened = await openDB(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore("tables", { keyPath: "id" });
      fresh.createObjectStore("lines");
    },
    // Somebody cleared the site's data, or the browser did.
    terminated() {
      if (database === opened) database = undefined;
    },
  });
  return opened;
};

/** Every line of a table; an array sorts after every number. */
const linesOf = (id, from = 0) => IDBKeyRange.bound([id, from], [id, []]);

const KINDS = { QuotaExceededError: "full", gone: "gone", elsewhere: "elsewhere" };

/** The kind of failure is in the name, which is what Python reads. */
const named = (error) => {
  const failure = new Error(error?.message ?? String(error), { cause: error });
  failure.name = KINDS[error?.name] ?? "blocked";
  return failure;
};

const begin = async (names, mode) => {
  const options = mode === "readwrite" ? STRICT : {};
  database ??= await connect();
  try {
    return database.transaction(names, mode, options);
  } catch (error) {
    // The browser closed it behind our back; whatever else is wrong will be wrong again.
    if (error?.name !== "InvalidStateError") throw error;
    database = await connect();
    return database.transaction(names, mode, options);
  }
};

const transact = async (names, mode, work) => {
  try {
    const transaction = await begin(names, mode);
    // Both are awaited together: a request that fails also aborts the transaction.
    const [result] = await Promise.all([work(transaction), transaction.done]);
    return result;
  } catch (error) {
    throw named(error);
  }
};

/** Opens the device's storage. Rejects where it is blocked. */
export const open = async () => {
  database = await connect();
  kept = true;
};

/** Where storage is blocked: the same in memory, also for PyScript, which opens IndexedDB itself. */
export const openInMemory = async () => {
  const memory = await import("../../vendor/fake-indexeddb/index.js");
  const globals = {
    indexedDB: memory.default,
    IDBCursor: memory.IDBCursor,
    IDBCursorWithValue: memory.IDBCursorWithValue,
    IDBDatabase: memory.IDBDatabase,
    IDBFactory: memory.IDBFactory,
    IDBIndex: memory.IDBIndex,
    IDBKeyRange: memory.IDBKeyRange,
    IDBObjectStore: memory.IDBObjectStore,
    IDBOpenDBRequest: memory.IDBOpenDBRequest,
    IDBRequest: memory.IDBRequest,
    IDBTransaction: memory.IDBTransaction,
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  database = await connect();
  kept = false;
};

/** Does what is saved outlive this page? */
export const persistent = () => kept;

/** What is to be gone on with is not there any more, */
const gone = () => Object.assign(new Error("the earlier lines are gone"), { name: "gone" });
/** or it is not what the caller goes on from. */
const elsewhere = () => Object.assign(new Error("somebody else wrote"), { name: "elsewhere" });

/**
 * Writes a table's lines from an index on, drops any later ones and keeps its summary, all or
 * nothing; where the line before them is gone, nothing (the failure's name is `gone`), nor where
 * another page has written another one there (`elsewhere`): not every page can hold a table.
 * @param {string} id the table
 * @param {number} from the index of the first line given
 * @param {string} lines a JSON array of texts
 * @param {string} summary any text
 * @param {string} [before] the line before them
 */
export const append = (id, from, lines, summary, before) =>
  transact(["lines", "tables"], "readwrite", async (transaction) => {
    const store = transaction.objectStore("lines");
    const texts = JSON.parse(lines);
    const there = from > 0 ? await store.get([id, from - 1]) : undefined;
    if (from > 0 && there === undefined) throw gone();
    if (from > 0 && before !== undefined && there !== before) throw elsewhere();
    await Promise.all([
      transaction.objectStore("tables").put({ id, text: summary }),
      store.delete(linesOf(id, from)),
      ...texts.map((text, offset) => store.put(text, [id, from + offset])),
    ]);
  });

/** A table's lines in order, as the text of a JSON array. */
export const readLines = (id) =>
  transact(["lines"], "readonly", async (transaction) =>
    JSON.stringify((await transaction.objectStore("lines").getAll(linesOf(id))).map(String)),
  );

/** Keeps the summary of a table: any text. */
export const putSummary = (id, text) =>
  transact(["tables"], "readwrite", async (transaction) => {
    await transaction.objectStore("tables").put({ id, text });
  });

/** All summaries, as the text of a JSON array of `{id, text}` in the order of ids. */
export const summaries = () =>
  transact(["tables"], "readonly", async (transaction) =>
    // What is not ours, or was spoiled, is left alone.
    JSON.stringify(
      (await transaction.objectStore("tables").getAll()).filter(
        ({ id, text }) => typeof id === "string" && typeof text === "string",
      ),
    ),
  );

/** Forgets one table. */
export const remove = (id) =>
  transact(["tables", "lines"], "readwrite", async (transaction) => {
    await Promise.all([
      transaction.objectStore("tables").delete(id),
      transaction.objectStore("lines").delete(linesOf(id)),
    ]);
  });

/** Forgets all tables. */
export const clearAll = () =>
  transact(["tables", "lines"], "readwrite", async (transaction) => {
    await Promise.all([
      transaction.objectStore("tables").clear(),
      transaction.objectStore("lines").clear(),
    ]);
  });

const LOCK = "dead-end:table:";
let release;
let waiting;

/**
 * Takes a table for this page, and lets go of any other. Another page that asks meanwhile gets
 * false; a page that is closed or killed lets go by itself. Where there are no locks there are no
 * other pages to fear.
 */
export const hold = async (id) => {
  letGo();
  const locks = lockManager();
  if (!locks) return true;
  const patience = new AbortController();
  waiting = patience;
  // A page that is being reloaded may hold it for a moment yet.
  const timer = setTimeout(() => patience.abort(), 1500);
  return new Promise((resolve) => {
    const held = () =>
      new Promise((done) => {
        release = done;
        resolve(true);
      });
    const { signal } = patience;
    locks
      .request(LOCK + id, { signal }, held)
      .catch(() => resolve(false))
      .finally(() => clearTimeout(timer));
  });
};

/** Lets other pages have the table that this one holds, or waits for. */
export const letGo = () => {
  waiting?.abort();
  waiting = undefined;
  release?.();
  release = undefined;
};

/** The tables that pages of this browser hold, as the text of a JSON array. */
export const held = async () => {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  const names = held.map(({ name }) => name).filter((name) => name.startsWith(LOCK));
  return JSON.stringify(names.map((name) => name.slice(LOCK.length)));
};

const lockManager = () => {
  // A sandboxed frame throws on the mere look.
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
};

/** Asks the browser to keep what is stored when room gets short; it may say no. */
export const askToLast = () => {
  // Firefox asks the person: nobody waits for the answer.
  if (kept) navigator.storage?.persist?.().catch(() => false);
};
