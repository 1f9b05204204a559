import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, onTestFinished } from "vitest";
import { refusal } from "@testing/fakeServer";
import type { Problem } from "@/contract/schemas";
import { openDatabase, ownedBy, type Database, type Pending } from "../device/database";
import { enqueue, noteFailure, park, verdictOf, type Unplaced } from "./outbox";

const CHANGE: Unplaced = {
  ...{ workspaceId: "home", operation: { name: "deleteHistory", id: "lunch" } },
  ...{ at: "2026-11-21T08:00:00Z", today: "2026-11-21" },
};

async function opened(): Promise<Database> {
  globalThis.indexedDB = new IDBFactory();
  const database = await openDatabase();
  onTestFinished(() => database.close());
  return database;
}

it("a number is never used again, not even when the queue is empty", async () => {
  const database = await opened();
  await enqueue(database, "ann", [CHANGE, CHANGE]);
  await database.clear("outbox");
  await enqueue(database, "ann", [CHANGE]);
  expect(await database.getAllKeys("outbox")).toEqual([["ann", 3]]);
});

it("an order takes the place of those of the same kind and workspace that wait", async () => {
  const database = await opened();
  const order = (name: "orderAccounts" | "orderCategories", id: string, workspaceId = "home"): Unplaced => ({
    ...CHANGE,
    workspaceId,
    operation: { name, body: { ids: [id] } },
  });
  await enqueue(database, "ann", [order("orderCategories", "a"), CHANGE, order("orderAccounts", "b")]);
  await enqueue(database, "bob", [order("orderCategories", "x")]);
  await enqueue(database, "ann", [order("orderCategories", "c", "elsewhere")]);
  await enqueue(database, "ann", [order("orderCategories", "d")]);
  const waiting = await database.getAll("outbox", ownedBy("ann"));
  expect(
    waiting.map(({ sequence, workspaceId, operation }) => [sequence, workspaceId, operation.name]),
  ).toEqual([
    [2, "home", "deleteHistory"],
    [3, "home", "orderAccounts"],
    [4, "elsewhere", "orderCategories"],
    [5, "home", "orderCategories"],
  ]);
  expect(await database.count("outbox", ownedBy("bob"))).toBe(1);
});

it("a change that was wiped meanwhile is not put back, neither as failed nor as refused", async () => {
  const database = await opened();
  const problem: Problem = {
    ...{ status: 422, title: "", message: "", detail: "", code: "request.invalid" },
    ...{ fields: {}, params: {}, current: null, choices: null },
  };
  const wiped: Pending = { ...CHANGE, sequence: 1 };
  await noteFailure(database, "ann", wiped);
  await park(database, "ann", { ...wiped, problem, refusedAt: CHANGE.at, dependents: [] }, [
    { ...wiped, sequence: 2 },
  ]);
  expect(await Promise.all([database.count("outbox"), database.count("refused")])).toEqual([0, 0]);
});

it.each([408, 425, 429])("an answer with %i is no refusal: the change is sent again", (status) =>
  expect(verdictOf(refusal(status, "server.busy"))).toMatchObject({
    ...{ kind: "later", isOffline: false, failure: null },
  }),
);

it.each([502, 503, 504])("an answer with %i is as good as no connection", (status) =>
  expect(verdictOf(refusal(status, "server.busy"))).toMatchObject({ kind: "later", isOffline: true }),
);

it.each([400, 403, 404, 409, 422])("an answer with %i is a refusal", (status) =>
  expect(verdictOf(refusal(status, "request.invalid"))).toMatchObject({ kind: "refused" }),
);

const byProxy = (status: number) => refusal(status, "" as Problem["code"]);

it.each([401, 403, 404, 500])("a proxy's page with %i in the server's place refuses no change", (status) =>
  expect(verdictOf(byProxy(status))).toMatchObject({ kind: "later", isOffline: true }),
);

it("a change that a proxy finds too large is refused: it will be so again", () =>
  expect(verdictOf(byProxy(413))).toMatchObject({ kind: "refused" }));
