import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Operation, State } from "@/domain";
import { createFakeServer, USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { newLocalId, newUuid } from "../device/clock";
import { deleteDatabase, openDatabase, readSession, type Database } from "../device/database";
import { createSyncedGateway } from "../sync/syncedGateway";
import type { Gateway } from "../sync/gateway";
import { createGuestGateway, startGuest } from "./guestGateway";

let database: Database;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase();
});

function follow(gateway: Gateway): Gateway {
  onTestFinished(() => {
    gateway.close();
    database.close();
  });
  return gateway;
}

function lunch({ accounts, categories }: State, id: string): Operation {
  const [accountId, categoryId] = [accounts[0]?.id ?? "", categories[0]?.id ?? ""];
  return { name: "addExpenses", id, body: { value: "5", accountId, categoryId } };
}

test("what a guest changes after the browser cleared its data is kept with the budget that is shown", async () => {
  await startGuest(database, "en");
  const gateway = follow(createGuestGateway(database));
  await gateway.load();
  await deleteDatabase("budget");
  const { snapshot } = gateway.view();
  if (snapshot === null) throw new Error("nothing is shown");
  await gateway.send(snapshot.workspace.id, lunch(snapshot, newLocalId("his")));
  const next = follow(createGuestGateway(database));
  await next.load();
  expect(next.view().snapshot?.history).toHaveLength(1);
  expect(next.view().snapshot?.accounts).toEqual(gateway.view().snapshot?.accounts);
  expect(await readSession(database)).toEqual({ kind: "guest" });
});

test("what a person changes after it is sent, and the budget is read whole again", async () => {
  const { server, state } = createFakeServer();
  const gateway = follow(
    createSyncedGateway({
      ...{ database, server, userId: USER_ID, lock: (_name, task) => task() },
      schedule: () => () => undefined,
    }),
  );
  await gateway.refresh();
  await deleteDatabase("budget");
  await gateway.send(WORKSPACE_ID, lunch(state(), newUuid()));
  await gateway.refresh();
  expect(state().history).toHaveLength(1);
  expect(gateway.view().snapshot?.history).toHaveLength(1);
  expect(await database.count("rows")).toBeGreaterThan(0);
});
