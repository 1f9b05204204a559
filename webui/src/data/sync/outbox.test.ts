import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, onTestFinished } from "vitest";
import { refusal } from "@testing/fakeServer";
import { openDatabase, type Database } from "../device/database";
import { enqueue, verdictOf, type Unplaced } from "./outbox";

const CHANGE: Unplaced = {
  ...{ workspaceId: "home", operation: { name: "deleteHistory", id: "lunch" } },
  ...{ at: "2026-11-21T08:00:00Z", today: "2026-11-21" },
};

async function opened(): Promise<Database> {
  globalThis.indexedDB = new IDBFactory();
  const database = await openDatabase();
  onTestFinished(() => {
    database.close();
  });
  return database;
}

it("a number is never used again, not even when the queue is empty", async () => {
  const database = await opened();
  await enqueue(database, "ann", [CHANGE, CHANGE]);
  await database.clear("outbox");
  await enqueue(database, "ann", [CHANGE]);
  expect(await database.getAllKeys("outbox")).toEqual([["ann", 3]]);
});

it.each([408, 425, 429])("an answer with %i is no refusal: the change is sent again", (status) => {
  expect(verdictOf(refusal(status, "server.busy"))).toMatchObject({
    ...{ kind: "later", isOffline: false, failure: null },
  });
});

it.each([502, 503, 504])("an answer with %i is as good as no connection", (status) => {
  expect(verdictOf(refusal(status, "server.busy"))).toMatchObject({ kind: "later", isOffline: true });
});

it.each([400, 403, 404, 409, 422])("an answer with %i is a refusal", (status) => {
  expect(verdictOf(refusal(status, "request.invalid"))).toMatchObject({ kind: "refused" });
});
