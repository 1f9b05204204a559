/** A new change costs the same, however many wait: counted in applied operations, whatever a machine takes for one. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Operation } from "@/domain";
import { createFakeServer, USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import { newUuid } from "../device/clock";
import { openDatabase, type Database } from "../device/database";
import { enqueue } from "./outbox";
import type { Gateway } from "./gateway";
import { optimisticState } from "./optimistic";
import { createSyncedGateway } from "./syncedGateway";

let database: Database;
let server: FakeServer;
let gateway: Gateway;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase();
  server = createFakeServer();
  gateway = createSyncedGateway({
    ...{ database, server: server.server, userId: USER_ID, lock: (_name, task) => task() },
    schedule: () => () => undefined,
  });
  await gateway.refresh();
  server.answerWith("error");
});

afterEach(() => {
  gateway.close();
  database.close();
});

function expense(): Operation {
  const { accounts, categories } = server.state();
  const body = { value: "1", accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  return { name: "addExpenses", id: newUuid(), body };
}

/** So many changes wait, and are shown. */
async function wait(count: number): Promise<void> {
  const made = { workspaceId: WORKSPACE_ID, at: "2026-11-21T08:00:00.000Z", today: "2026-11-21", was: {} };
  const changes = Array.from({ length: count }, () => ({ ...made, operation: expense() }));
  await enqueue(database, USER_ID, changes);
  await gateway.load();
  await gateway.refresh();
  gateway.shown(gateway.view());
}

/** Counts from now on: each application of a change asks once who made it. */
function countApplied(): () => number {
  let applied = 0;
  const { user } = gateway.view();
  if (user === null) throw new Error("nobody is in");
  Object.defineProperty(user, "name", {
    get: () => {
      applied += 1;
      return "Ann";
    },
  });
  return () => applied;
}

it.each([10, 1000])(
  "with %i waiting, a new one is applied twice: to see if it fits, and to be shown",
  async (count) => {
    await wait(count);
    const applied = countApplied();
    await gateway.send(WORKSPACE_ID, expense());
    const shown = gateway.shown(gateway.view());
    expect(applied()).toBe(2);
    expect(shown).toEqual(optimisticState(gateway.view(), false));
    expect(applied()).toBe(2 + count + 1);
    expect(shown?.accounts[1]?.budget).toBe(`-${count + 1}.00`);
  },
);

it("what is shown follows the queue when one goes out, and when another tab adds one", async () => {
  await wait(3);
  await wait(1);
  expect(gateway.shown(gateway.view())?.accounts[1]?.budget).toBe("-4.00");
  server.answerWith(null);
  await gateway.refresh();
  expect(gateway.view().pending).toEqual([]);
  expect(gateway.shown(gateway.view())).toEqual(gateway.view().snapshot);
});
