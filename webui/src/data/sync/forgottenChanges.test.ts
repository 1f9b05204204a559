import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, onTestFinished, vi } from "vitest";
import { eventually } from "@testing/eventually";
import { createFakeServer, USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { newUuid } from "../device/clock";
import { openDatabase } from "../device/database";
import { optimisticState } from "./optimistic";
import { createSyncedGateway } from "./syncedGateway";

it("everything is read anew where the log of changes does not reach back to the copy", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00") });
  onTestFinished(() => void vi.useRealTimers());
  globalThis.indexedDB = new IDBFactory();
  const [database, server] = [await openDatabase(), createFakeServer()];
  const gateway = createSyncedGateway({
    database,
    server: server.server,
    userId: USER_ID,
    lock: (_name, task) => task(),
    schedule: () => () => undefined,
  });
  onTestFinished(() => {
    gateway.close();
    database.close();
  });
  await gateway.load();
  await gateway.refresh();
  const { accounts, categories } = server.state();
  const [accountId = "", categoryId = ""] = [accounts[1]?.id, categories[0]?.id];
  const lunch = (value: string) =>
    ({ name: "addExpenses", id: newUuid(), body: { value, accountId, categoryId } }) as const;
  server.change(lunch("3"));
  server.forgetChanges();
  server.reads.length = 0;
  await gateway.send(WORKSPACE_ID, lunch("4"));
  await eventually(() => expect(optimisticState(gateway.view(), false)?.accounts[1]?.budget).toBe("-7.00"));
  expect(server.reads).toEqual(["changes", "start"]);
  expect(gateway.view().stopped).toBe("none");
});
