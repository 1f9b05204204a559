/** Signing out: whatever is under way then, nothing of the person is on the device afterwards. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, refusal, USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import type { Operation } from "@/domain";
import { newUuid } from "../device/clock";
import { openDatabase, writeSession, type Database } from "../device/database";
import { wipe } from "../device/wipe";
import { signOut as signedOut } from "../device/endedTokens";
import type { Gateway } from "./gateway";
import { createSyncedGateway } from "./syncedGateway";

let database: Database;
let server: FakeServer;
let gateway: Gateway;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  [database, server] = [await openDatabase(), createFakeServer()];
  gateway = createSyncedGateway({
    database,
    server: server.server,
    userId: USER_ID,
    lock: (_name, task) => task(),
    schedule: () => () => undefined,
  });
  await writeSession(database, { kind: "user", userId: USER_ID, token: "t1" });
  await gateway.load();
  await gateway.refresh();
});

afterEach(() => {
  gateway.close();
  database.close();
});

function signOut(): Promise<void> {
  gateway.close();
  return wipe(database, USER_ID);
}

function lunch(): Operation {
  const { accounts, categories } = server.state();
  const [accountId = "", categoryId = ""] = [accounts[1]?.id, categories[0]?.id];
  return { name: "addExpenses", id: newUuid(), body: { value: "12.50", accountId, categoryId } };
}

function stored(): Promise<number[]> {
  const stores = ["rows", "notes", "outbox", "refused"] as const;
  return Promise.all(stores.map((store) => database.count(store)));
}

/** The person leaves while the server is asked. */
async function leftMeanwhile(leave: () => unknown): Promise<void> {
  const { start } = server.server;
  vi.spyOn(server.server, "start").mockImplementationOnce(async (copy) => {
    gateway.close();
    await leave();
    return start(copy);
  });
  await gateway.refresh();
}

it("leaves nothing of the person on this device", async () => {
  server.answerWith("error");
  await gateway.send(WORKSPACE_ID, lunch());
  await gateway.refresh();
  await signOut();
  expect(await stored()).toEqual([0, 0, 0, 0]);
});

it("stays so when an answer comes late", async () => {
  await leftMeanwhile(() => wipe(database, USER_ID));
  expect(await stored()).toEqual([0, 0, 0, 0]);
});

it("ends quietly what was being read", async () => {
  const leave = () => database.close();
  await expect(leftMeanwhile(leave)).resolves.toBeUndefined();
});

it("takes no change that was made in that moment", async () => {
  const made = gateway.send(WORKSPACE_ID, lunch());
  gateway.close();
  await signedOut(database, USER_ID, { kind: "user", userId: USER_ID, token: "t1" }, null);
  await made;
  expect(await stored()).toEqual([0, 0, 0, 0]);
});

it("keeps a change that was made when the session ended by itself", async () => {
  await writeSession(database, { kind: "none", ended: USER_ID });
  await gateway.send(WORKSPACE_ID, lunch());
  expect(await database.count("outbox")).toBe(1);
});

it("puts back no change that is refused in that moment", async () => {
  let left = Promise.resolve();
  vi.spyOn(server.server, "send").mockImplementationOnce(() => {
    // The next turn: the sender is reading what the refused change takes along.
    left = new Promise((resolve) => setImmediate(resolve)).then(signOut);
    return Promise.resolve(refusal(422, "expense.noRate"));
  });
  await gateway.send(WORKSPACE_ID, lunch());
  await gateway.refresh();
  await left;
  expect(await stored()).toEqual([0, 0, 0, 0]);
});
