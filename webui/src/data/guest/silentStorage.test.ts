import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { lock } from "@testing/lockedStores";
import { GUEST_WORKSPACE, type State } from "@/domain";
import { newLocalId } from "../device/clock";
import { openDatabase, type Database } from "../device/database";
import { isSilent, SILENT_SECONDS } from "../device/silence";
import { createGuestGateway, startGuest } from "./guestGateway";

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function opened(): Promise<Database> {
  const database = await openDatabase();
  onTestFinished(database.close);
  return database;
}

test("a write does not wait for stores that it needs not", async () => {
  const database = await opened();
  await startGuest(database, "en");
  const release = await lock("outbox", "refused");
  const gateway = createGuestGateway(database);
  onTestFinished(gateway.close);
  await gateway.load();
  await gateway.send(GUEST_WORKSPACE, lunch(gateway.view().snapshot));
  expect(gateway.view().snapshot?.history).toHaveLength(1);
  release();
});

test("a guest's change that is not kept within the limit is not shown as kept, and can be made again", async () => {
  const database = await opened();
  await startGuest(database, "en");
  const gateway = createGuestGateway(database);
  onTestFinished(gateway.close);
  await gateway.load();
  const operation = lunch(gateway.view().snapshot);
  const release = await lock("rows");
  const sending = gateway.send(GUEST_WORKSPACE, operation).catch((error: unknown) => error);
  await pass(SILENT_SECONDS);
  expect(isSilent(await sending)).toBe(true);
  expect(gateway.view()).toMatchObject({ pending: [], snapshot: { history: [] } });
  release();
  await gateway.send(GUEST_WORKSPACE, operation);
  expect(gateway.view().snapshot?.history).toHaveLength(1);
});

function lunch(state: State | null) {
  const [accountId, categoryId] = [state?.accounts[0]?.id ?? "", state?.categories[0]?.id ?? ""];
  return { name: "addExpenses", id: newLocalId("his"), body: { value: "5", accountId, categoryId } } as const;
}
