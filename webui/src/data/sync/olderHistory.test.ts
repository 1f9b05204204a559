/** History that was scrolled to leaves the device with the next visit, but for its newest part. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { Changes } from "@/contract/schemas";
import type { HistoryEntry } from "@/domain";
import { createFakeServer, USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { newUuid } from "../device/clock";
import { openDatabase, ownedBy, type Database } from "../device/database";
import type { Copy } from "../server/budgetServer";
import type { Gateway } from "./gateway";
import { HISTORY_KEPT } from "./olderHistory";
import { createSyncedGateway } from "./syncedGateway";

const PAGE = 400;
const ALL = 3000;

let database: Database;
const fake = createFakeServer();
let entries: HistoryEntry[];

/** As the server: pages of 400, oldest last. */
function page(cursor: string) {
  const from = Number(cursor);
  const nextCursor = from + PAGE < entries.length ? String(from + PAGE) : null;
  return { entries: entries.slice(from, from + PAGE), nextCursor };
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase();
  onTestFinished(() => database.close());
  const { accounts, categories } = fake.state();
  const body = { value: "1", accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  fake.change({ name: "addExpenses", id: newUuid(), body });
  const [one] = fake.state().history;
  if (one === undefined) throw new Error("nothing was booked");
  entries = Array.from({ length: ALL }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString();
    return { ...one, id: `entry-${index}`, date: day, localDay: day.slice(0, 10) };
  });
  const { start } = fake.server;
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
  const gone = {
    more: false,
    workspace: null,
    deleted: { history: [], replaced: {}, lists: [], schedules: [] },
  };
  const unchanged = ({ revision }: Copy): Changes => ({ ...none, ...gone, revision });
  const paged: typeof start = async (copy) => {
    const answer = await start(copy);
    if (!answer.ok) return answer;
    const { rows } = answer.data;
    const told =
      copy === null || rows !== null
        ? { rows: rows && { ...rows, history: page("0") } }
        : { changes: unchanged(copy) };
    return { ...answer, data: { ...answer.data, ...told } };
  };
  const changes: typeof fake.server.changes = (copy) =>
    Promise.resolve({ ok: true, status: 200, data: unchanged(copy) });
  const listHistory = (_: string, cursor: string | null) =>
    Promise.resolve({ ok: true, status: 200, data: page(cursor ?? "0") } as const);
  Object.assign(fake.server, { start: paged, changes, listHistory });
});

async function visit(): Promise<Gateway> {
  const gateway = createSyncedGateway({
    ...{ database, server: fake.server, userId: USER_ID, lock: (_name, task) => task() },
    schedule: () => () => undefined,
  });
  onTestFinished(gateway.close);
  await gateway.load();
  await gateway.refresh();
  return gateway;
}

const held = (gateway: Gateway) => gateway.view().snapshot?.history.map(({ id }) => id);
const idsTo = (count: number) => entries.slice(0, count).map(({ id }) => id);

async function scroll(gateway: Gateway): Promise<void> {
  while (gateway.view().cutoff !== null) await gateway.shared?.loadMoreHistory();
}

it("stays while it is looked at, and no more than 2 000 entries stay for the next visit", async () => {
  const gateway = await visit();
  await scroll(gateway);
  expect(held(gateway)).toHaveLength(ALL);
  gateway.close();
  const next = await visit();
  expect(held(next)).toEqual(idsTo(HISTORY_KEPT));
  const stored = await database.count("rows", ownedBy(USER_ID, WORKSPACE_ID, "history"));
  expect(stored).toBe(HISTORY_KEPT);
});

it("is read again page by page from where it was cut", async () => {
  const gateway = await visit();
  await scroll(gateway);
  gateway.close();
  const next = await visit();
  await next.shared?.loadMoreHistory();
  expect(held(next)).toEqual(idsTo(HISTORY_KEPT + PAGE));
  await scroll(next);
  expect(held(next)).toEqual(idsTo(ALL));
});

it("stays while changes wait that may be about it", async () => {
  const gateway = await visit();
  await scroll(gateway);
  fake.answerWith("error");
  await gateway.send(WORKSPACE_ID, { name: "updateHistory", id: `entry-${ALL - 1}`, body: { note: "old" } });
  gateway.close();
  const next = await visit();
  fake.answerWith(null);
  expect(held(next)).toHaveLength(ALL);
  expect(next.shown(next.view())?.history.at(-1)?.note).toBe("old");
});
