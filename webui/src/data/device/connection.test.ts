import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, onTestFinished, test, vi, type MockInstance } from "vitest";
import { openDatabase, type Database } from "./database";
import { createStore } from "./store";

let open: MockInstance<IDBFactory["open"]>;
let connections: IDBDatabase[];

beforeEach(() => {
  const factory = new IDBFactory();
  globalThis.indexedDB = factory;
  connections = [];
  const real = factory.open.bind(factory);
  open = vi.spyOn(factory, "open").mockImplementation((...given) => {
    const request = real(...given);
    request.addEventListener("success", () => connections.push(request.result));
    return request;
  });
});

async function opened(): Promise<Database> {
  const database = await openDatabase();
  onTestFinished(database.close);
  return database;
}

const closeAll = () => {
  for (const connection of connections) connection.close();
};

test("a connection that the browser closed is opened again, once for all that need it", async () => {
  const database = await opened();
  await database.put("notes", 1, ["ann", "one"]);
  closeAll();
  const store = createStore(database, "ann");
  await Promise.all([store.writeNotes({ two: 2 }), database.put("notes", 3, ["ann", "three"])]);
  expect(await database.getAll("notes")).toEqual([1, 3, 2]);
  expect(open).toHaveBeenCalledTimes(2);
});

test("a change that was under way when the browser ended the connection is made on the new one", async () => {
  const database = await opened();
  let runs = 0;
  await database.run(async (held) => {
    runs += 1;
    const transaction = held.transaction("notes", "readwrite");
    void transaction.store.put(runs, ["ann", "run"]).catch(() => undefined);
    if (runs === 1) transaction.abort(); // as a browser does that ends the connection
    await transaction.done;
  });
  expect(await database.getAll("notes")).toEqual([2]);
});

test("what cannot be opened again fails as closed, and works once it can", async () => {
  const database = await opened();
  closeAll();
  open.mockImplementationOnce(() => {
    throw new DOMException("no", "SecurityError");
  });
  await expect(database.put("notes", 1, ["ann", "one"])).rejects.toMatchObject({ name: "InvalidStateError" });
  await database.put("notes", 2, ["ann", "one"]);
  expect(await database.getAll("notes")).toEqual([2]);
});

test("a database that was closed on purpose stays closed", async () => {
  const database = await openDatabase();
  database.close();
  await expect(database.get("notes", ["ann", "one"])).rejects.toMatchObject({ name: "InvalidStateError" });
  expect(open).toHaveBeenCalledTimes(1);
});

test("a browser that refuses a database has one in memory, and it is said that nothing is kept", async () => {
  open.mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  const database = await opened();
  await database.put("notes", 1, ["ann", "one"]);
  expect(await database.getAll("notes")).toEqual([1]);
  expect(database.isKept).toBe(false);
});

test("a browser with a database keeps what is written", async () => {
  expect((await opened()).isKept).toBe(true);
});
