import { act, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ChangeSet } from "@/state/budget/activity";
import type { Rename } from "@/state/budget/renames";
import { startSharedApp, type SharedApp } from "@testing/app";
import { entriesAtom } from "@testing/entries";
import { USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import type { NamedKind } from "./named";
import { useRename } from "./RenameSheet";

const ACTIVITY = `GET /api/activity/${WORKSPACE_ID}`;
const undoCall = (revision: number) => `POST /api/activity/${WORKSPACE_ID}/${revision}/undo`;
const BO = { id: "bo", name: "Bo" };
const AT_FIRST = ["his-1 Novus trip", "his-2 Silpo 118 journey"];
const MERGED = ["his-1 Novus trip", "his-2 Novus journey"];

/** An entry of Novus, and one of Silpo 118. */
function withPayees(server: FakeServer): void {
  const { accounts, categories } = server.state();
  const [accountId = "", categoryId = ""] = [accounts[0]?.id, categories[0]?.id];
  const spend = (id: string, payee: string, tag: string) => {
    const body = { value: "10", accountId, categoryId, date: "2026-11-10", payee, tags: [tag] };
    server.change({ name: "addExpenses", id, body });
  };
  spend("his-1", "Novus", "trip");
  spend("his-2", "Silpo 118", "journey");
}

/** A change set as the activity lists it: what one row had before and has now. */
function changed(revision: number, before: object, after: object, more: Partial<ChangeSet> = {}) {
  return { revision, userId: USER_ID, changes: [{ before, after }], undoneBy: null, ...more };
}

const MERGE = changed(6, { payee: "Silpo 118" }, { payee: "Novus" });

/** Ann renamed or merged; the activity has these change sets. */
async function renamed(kind: NamedKind, name: string, newName: string, ...changeSets: object[]) {
  const app = await startSharedApp(withPayees);
  app.answers[ACTIVITY] = [200, { changeSets, nextCursor: null }];
  await app.call(() => useRename(kind), name, newName, true);
  await app.refresh();
  return app;
}

const merged = (...changeSets: object[]) => renamed("payees", "Silpo 118", "Novus", ...changeSets);

/** The server takes a change set back when it is told to. */
function takesBack(app: SharedApp, revision: number, rename: Rename): void {
  Object.defineProperty(app.answers, undoCall(revision), {
    get: () => {
      app.server.change(rename);
      return [201, {}];
    },
  });
}

const named = (app: SharedApp) =>
  app.store
    .get(entriesAtom)
    .map(({ id, payee, tags }) => [id, payee, ...tags].join(" "))
    .sort();
const undoCalls = (app: SharedApp) =>
  app.calls.map(({ call }) => call).filter((call) => call.startsWith("POST /api/activity/"));
const saysWhy = (app: SharedApp, text: RegExp) =>
  waitFor(() =>
    expect(app.toasts.at(-1)).toMatchObject({ text: expect.stringMatching(text) as string, tone: "error" }),
  );

test("a merge is taken back by the change set it made, and not by a rename of all", async () => {
  const later = changed(7, { note: "" }, { note: "weekly" });
  const app = await merged(later, MERGE, changed(5, { payee: "" }, { payee: "Novus" }));
  expect(named(app)).toEqual(MERGED);
  const before = [{ id: "his-2", payee: "Silpo 118" }];
  takesBack(app, 6, { name: "renamePayee", body: { name: "Silpo 118", newName: "Novus" }, before });
  await app.undo();
  await waitFor(() => expect(named(app)).toEqual(AT_FIRST));
  expect(undoCalls(app)).toEqual([undoCall(6)]);
  expect(app.server.received).toHaveLength(1);
});

test("a merge of a tag is taken back by its change set", async () => {
  const kept = changed(7, { tags: ["journey"] }, { tags: ["journey", "trip"] });
  const app = await renamed(
    "tags",
    "journey",
    "trip",
    kept,
    changed(6, { tags: ["journey"] }, { tags: ["trip"] }),
  );
  expect(named(app)).toEqual(["his-1 Novus trip", "his-2 Silpo 118 trip"]);
  const before = [{ id: "his-2", tags: ["journey"] }];
  takesBack(app, 6, { name: "renameTag", body: { name: "journey", newName: "trip" }, before });
  await app.undo();
  await waitFor(() => expect(named(app)).toEqual(AT_FIRST));
});

test("an entry that the partner changed meanwhile stays, and Undo says why", async () => {
  const app = await merged(MERGE);
  app.server.change({ name: "updateHistory", id: "his-2", body: { payee: "ATB" } }, BO);
  const params = { revision: "7" };
  app.answers[undoCall(6)] = [409, { code: "undo.dependedOn", fields: {}, params }];
  await app.undo();
  await saysWhy(app, /^This can.t be undone any more/);
  expect(named(app)).toEqual(["his-1 Novus trip", "his-2 ATB journey"]);
  expect(app.server.received).toHaveLength(1);
});

test("a merge that the partner took back before is not turned round", async () => {
  const app = await merged({ ...MERGE, undoneBy: 7 });
  const before = [{ id: "his-2", payee: "Silpo 118" }];
  app.server.change({ name: "renamePayee", body: { name: "Silpo 118", newName: "Novus" }, before }, BO);
  app.answers[undoCall(6)] = [201, {}];
  await app.undo();
  await waitFor(() => expect(undoCalls(app)).toEqual([undoCall(6)]));
  expect(named(app)).toEqual(AT_FIRST);
  expect(app.server.received).toHaveLength(1);
});

test("a merge that the activity does not list stays, and Undo says so", async () => {
  const app = await merged();
  await app.undo();
  await saysWhy(app, /^This can.t be undone any more/);
  expect(named(app)).toEqual(MERGED);
  expect(app.server.received).toHaveLength(1);
});

test("without a connection Undo says so, and the merge stays", async () => {
  const app = await merged(MERGE);
  app.server.answerWith("error");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await app.undo();
  await saysWhy(app, /^Can.t reach the server/);
  expect(named(app)).toEqual(MERGED);
});

test("a merge that waits to be sent offers no Undo, a rename is turned round", async () => {
  const app = await startSharedApp(withPayees);
  app.server.answerWith("error");
  await app.refresh();
  await app.call(() => useRename("payees"), "Silpo 118", "ATB", false);
  expect(named(app)).toEqual(["his-1 Novus trip", "his-2 ATB journey"]);
  act(() => {
    app.toasts.at(-1)?.action?.run();
  });
  await waitFor(() => expect(named(app)).toEqual(AT_FIRST));
  await app.call(() => useRename("payees"), "Silpo 118", "Novus", true);
  await expect
    .poll(() => app.toasts.at(-1))
    .toMatchObject({ text: expect.stringContaining("Merged into Novus") as string });
  expect(app.toasts.at(-1)?.action).toBeUndefined();
  app.server.answerWith(null);
  await app.refresh();
  expect(app.server.received).toHaveLength(3);
  expect(named(app)).toEqual(MERGED);
});
