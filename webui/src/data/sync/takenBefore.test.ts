/** A change that the server took before its answer got lost, and what becomes of it here. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Operation } from "@/domain";
import { newUuid } from "../device/clock";
import { openDatabase, writeSession, type Database } from "../device/database";
import { createFakeServer, refusal, USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import type { Changes } from "@/contract/schemas";
import type { Answer } from "../server/answer";
import type { Copy } from "../server/budgetServer";
import type { Gateway } from "./gateway";
import { createSyncedGateway } from "./syncedGateway";

let database: Database;
let server: FakeServer;
let gateway: Gateway;
/** Rows by the id of the create that made them: a repeat is answered with the row, or told that it was deleted. */
let made: Map<string, Answer<unknown>>;
/** An older server answers with the row, whatever became of it. */
let tellsDeleted: boolean;
let losesAnswers: boolean;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase();
  server = createFakeServer();
  made = new Map();
  losesAnswers = false;
  tellsDeleted = true;
  const { send } = server.server;
  const { changes, start } = server.server;
  const changesSince: typeof changes = async (copy) =>
    isUpToDate(copy) ? { ok: true, status: 200, data: nothingNew() } : changes(copy);
  const startSince: typeof start = async (copy) => {
    const answer = await start(copy);
    if (!answer.ok || !isUpToDate(copy)) return answer;
    return { ...answer, data: { ...answer.data, changes: nothingNew() } };
  };
  const sendOnce = async (operation: Operation, workspaceId: string): Promise<Answer<unknown>> => {
    const id = "id" in operation ? operation.id : "";
    const isThere = server.state().history.some((row) => row.id === id);
    if (made.has(id) && !isThere && tellsDeleted) return refusal(409, "conflict.deleted");
    const answer = made.get(id) ?? (await send(operation, workspaceId));
    if (operation.name === "addExpenses") made.set(id, answer);
    return losesAnswers ? refusal(500, "server.error") : answer;
  };
  Object.assign(server.server, { send: sendOnce, start: startSince, changes: changesSince });
  gateway = createSyncedGateway({
    ...{ database, server: server.server, userId: USER_ID, lock: (_name, task) => task() },
    schedule: () => () => undefined,
  });
  await gateway.refresh();
});

afterEach(() => {
  gateway.close();
  database.close();
});

/** As the real server: a copy that is up to date is told of nothing. */
function nothingNew(): Changes {
  const { revision } = server.state().workspace;
  const none = {
    accounts: [],
    accountHistory: [],
    categories: [],
    history: [],
    lists: [],
    plannings: [],
    schedules: [],
    carryRules: [],
    targets: [],
    expectedIncomes: [],
    prices: [],
    pastMonths: null,
  };
  return {
    ...none,
    revision,
    workspace: null,
    more: false,
    deleted: { history: [], replaced: {}, lists: [], schedules: [] },
  };
}

const isUpToDate = (copy: Copy | null) => copy?.revision === server.state().workspace.revision;

const cash = () => gateway.view().snapshot?.accounts[1]?.budget;

/** An expense that the server books, and fails to say so until it is set aside. */
async function parkedLunch(): Promise<string> {
  const id = newUuid();
  const { accounts, categories } = server.state();
  const body = { value: "12.50", accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  losesAnswers = true;
  await gateway.send(WORKSPACE_ID, { name: "addExpenses", id, body });
  for (let tries = 0; tries < 3; tries += 1) await gateway.refresh();
  losesAnswers = false;
  expect(gateway.view()).toMatchObject({ pending: [], refused: [{ operation: { id } }] });
  return id;
}

async function tryAgain(): Promise<void> {
  await gateway.shared?.keepMine(gateway.view().refused[0]?.sequence ?? 0);
  await gateway.refresh();
  expect(gateway.view()).toMatchObject({ pending: [], refused: [] });
}

it.each([true, false])(
  "an expense that a partner deleted meanwhile does not come back when it is tried again (told so: %s)",
  async (isTold) => {
    tellsDeleted = isTold;
    const id = await parkedLunch();
    server.change({ name: "deleteHistory", id });
    await gateway.refresh();
    await tryAgain();
    expect(gateway.view().snapshot?.history).toEqual([]);
    expect(cash()).toBe("0.00");
  },
);

it("an expense whose answer was lost and that a partner deleted leaves the queue and does not come back", async () => {
  const id = newUuid();
  const { accounts, categories } = server.state();
  const body = { value: "12.50", accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  losesAnswers = true;
  await gateway.send(WORKSPACE_ID, { name: "addExpenses", id, body });
  await gateway.refresh();
  losesAnswers = false;
  expect(gateway.view().pending).toHaveLength(1);
  server.change({ name: "deleteHistory", id });
  await gateway.refresh();
  await gateway.refresh();
  expect(gateway.view()).toMatchObject({ pending: [], refused: [], stopped: "none" });
  expect(gateway.view().snapshot?.history).toEqual([]);
  expect(cash()).toBe("0.00");
});

it("an expense that nobody deleted is there once when it is tried again, before it was read or after", async () => {
  await parkedLunch();
  await tryAgain();
  expect(gateway.view().snapshot?.history).toHaveLength(1);
  expect(cash()).toBe("-12.50");
});

it("an expense that this device holds no more counts once when it is tried again", async () => {
  await parkedLunch();
  await gateway.refresh();
  const [row] = server.state().history;
  await database.delete("rows", [USER_ID, WORKSPACE_ID, "history", row?.id ?? ""]);
  await database.put("notes", 1000, [USER_ID, "revision"]);
  await tryAgain();
  expect(cash()).toBe("-12.50");
});

it("a change of who is out is sent once, and not again and again", async () => {
  server.answerWith("error");
  const { accounts } = server.state();
  await gateway.send(WORKSPACE_ID, {
    ...{ name: "updateAccount", id: accounts[1]?.id ?? "" },
    body: { name: "Purse" },
  });
  await gateway.refresh();
  server.answerWith(null);
  await writeSession(database, { kind: "none" });
  const { send } = server.server;
  let sent = 0;
  const counted: typeof send = (...given) => {
    sent += 1;
    if (sent > 5) gateway.close();
    return send(...given);
  };
  Object.assign(server.server, { send: counted });
  await gateway.refresh();
  expect(sent).toBe(1);
});
