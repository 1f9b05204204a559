/** A device without space: what waits goes on by itself when there is some. */
import "fake-indexeddb/auto";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import { openDatabase, type Database } from "../device/database";
import { createSyncedGateway } from "./syncedGateway";
import type { Gateway } from "./gateway";

let database: Database;
let server: FakeServer;
let gateway: Gateway;
let due: (() => void) | null;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase();
  server = createFakeServer();
  due = null;
  gateway = createSyncedGateway({
    ...{ database, server: server.server, userId: USER_ID, lock: (_name, task) => task() },
    schedule: (_seconds, task) => {
      due = task;
      return () => (due = null);
    },
  });
  await gateway.refresh();
});

afterEach(() => {
  gateway.close();
  database.close();
});

/** Rows find no space until mocks are restored. */
function fill(): void {
  const put = Reflect.get<IDBObjectStore, "put">(IDBObjectStore.prototype, "put");
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === "rows") throw new DOMException("no space", "QuotaExceededError");
    return put.apply(this, given);
  });
}

it("an answer that finds no space waits for some, and the queue goes on by itself", async () => {
  const { accounts } = server.state();
  const rename = (name: string) =>
    ({ name: "updateAccount", id: accounts[1]?.id ?? "", body: { name } }) as const;
  server.answerWith("error");
  await gateway.send(WORKSPACE_ID, rename("One"));
  await gateway.send(WORKSPACE_ID, rename("Two"));
  await gateway.refresh();
  server.answerWith(null);
  fill();
  await gateway.refresh();
  expect(gateway.view()).toMatchObject({ pending: [{ sequence: 1 }, { sequence: 2 }], stopped: "full" });
  vi.restoreAllMocks();
  due?.();
  await gateway.refresh();
  expect(gateway.view()).toMatchObject({ pending: [], refused: [], stopped: "none" });
  expect(server.state().accounts[1]?.name).toBe("Two");
});

it("what is read and finds no space is read again later", async () => {
  server.change({
    name: "updateAccount",
    id: server.state().accounts[1]?.id ?? "",
    body: { name: "Theirs" },
  });
  fill();
  await gateway.refresh();
  expect(gateway.view().stopped).toBe("full");
  vi.restoreAllMocks();
  due?.();
  await gateway.refresh();
  expect(gateway.view()).toMatchObject({ stopped: "none" });
  expect(gateway.view().snapshot?.accounts[1]?.name).toBe("Theirs");
});
