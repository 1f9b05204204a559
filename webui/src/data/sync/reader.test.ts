import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, onTestFinished, test } from "vitest";
import { createFakeServer, USER_ID } from "@testing/fakeServer";
import { openDatabase } from "../device/database";
import { createStore } from "../device/store";
import { createSyncedGateway } from "./syncedGateway";

test("a reading of the empty device that the server overtakes leaves the budget shown", async () => {
  globalThis.indexedDB = new IDBFactory();
  const [database, fake] = [await openDatabase(), createFakeServer()];
  const store = createStore(database, USER_ID);
  let reach: () => void = () => undefined;
  let release: () => void = () => undefined;
  const isRead = new Promise<void>((resolve) => (reach = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const readWithQueues: typeof store.readWithQueues = async (workspaceId) => {
    const read = await store.readWithQueues(workspaceId);
    reach();
    await isReleased;
    return read;
  };
  const gateway = createSyncedGateway({
    ...{ database, server: fake.server, userId: USER_ID, store: { ...store, readWithQueues } },
    lock: (_name, task) => task(),
    schedule: () => () => undefined,
  });
  onTestFinished(() => {
    gateway.close();
    database.close();
  });
  const loading = gateway.load();
  await isRead;
  await gateway.refresh();
  expect(gateway.view().snapshot).not.toBeNull();
  release();
  await loading;
  expect(gateway.view().snapshot).toEqual(fake.state());
});
