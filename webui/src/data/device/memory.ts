/** A database in memory under the browser's own names, for pages that may keep nothing. Comes late: few need it. */
import * as fake from "fake-indexeddb";

const NAMES = [
  "IDBCursor",
  "IDBCursorWithValue",
  "IDBDatabase",
  "IDBFactory",
  "IDBIndex",
  "IDBKeyRange",
  "IDBObjectStore",
  "IDBOpenDBRequest",
  "IDBRequest",
  "IDBTransaction",
  "IDBVersionChangeEvent",
] as const;

export function installMemory(): void {
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const name of NAMES) put(name, fake[name]);
  put("indexedDB", new fake.IDBFactory());
}
