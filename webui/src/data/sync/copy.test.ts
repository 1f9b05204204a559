/** A copy that was brought in line, by whichever reading, equals a copy read whole. */
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, test } from "vitest";
import { accountHistoryView, DomainError, type OperationOf, type State } from "@/domain";
import { dice } from "@testing/dice";
import { WORKSPACE_ID } from "@testing/fakeServer";
import { randomOperation } from "@testing/randomOperations";
import { endSynced, openSynced, startSynced, type Synced } from "@testing/synced";
import { openDatabase } from "../device/database";
import type { Gateway } from "./gateway";

const BO = { id: "0198f3a2-0000-7000-8000-00000000000b", name: "Bo" };
const MONTHS = ["2026-10", "2026-11", "2026-12"];
const STEPS = 25;
/** Entries on three pages of the server. */
const ENTRIES = 130;

let synced: Synced;

/** A device that read the newest page of a budget with three. */
beforeEach(async () => {
  const earlier = await startSynced();
  synced = earlier;
  for (let index = 0; index < ENTRIES; index += 1) earlier.server.change(lunch(index), BO);
  endSynced(earlier);
  synced = await newDevice();
});

afterEach(() => endSynced(synced));

const stateOf = (gateway: Gateway): State => {
  const state = gateway.shown(gateway.view());
  if (state === null) throw new Error("Nothing is open");
  return state;
};

/** Collections that no screen shows in the order they are held in. */
const UNORDERED = ["plannings", "daySums", "carryRules", "targets", "expectedIncomes"] as const;

/** Return all that a device shows, to the end of the history. */
async function facts(gateway: Gateway): Promise<unknown> {
  while (gateway.view().cutoff !== null) await gateway.shared?.loadMoreHistory();
  return factsOf(stateOf(gateway));
}

function factsOf(state: State): unknown {
  const byId = (rows: readonly { readonly id: string }[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const unordered = UNORDERED.map((area) => [area, state[area].map((row) => JSON.stringify(row)).sort()]);
  return {
    ...state,
    ...Object.fromEntries(unordered),
    // Counted from the entries and from what the server sent at the start: the pages of the accounts.
    accountHistory: accountHistoryView(state)
      .map((row) => JSON.stringify(row))
      .sort(),
    corrections: [],
    lists: byId(state.lists),
    schedules: byId(state.schedules),
    prices: state.prices.map((price) => JSON.stringify(price)).sort(),
  };
}

async function newDevice(): Promise<Synced> {
  globalThis.indexedDB = new IDBFactory();
  const device = { database: await openDatabase(), server: synced.server };
  const gateway = openSynced(device);
  await gateway.load();
  await gateway.refresh();
  for (const month of MONTHS) await gateway.shared?.openMonth(month);
  return { ...device, gateway };
}

async function readWhole(): Promise<unknown> {
  const other = await newDevice();
  const whole = await facts(other.gateway);
  endSynced(other);
  return whole;
}

/** Open what the device kept, without a connection. */
async function reopened(): Promise<unknown> {
  synced.server.answerWith("error");
  const gateway = openSynced(synced);
  await gateway.load();
  const kept = factsOf(stateOf(gateway));
  gateway.close();
  synced.server.answerWith(null);
  return kept;
}

async function expectWhole(): Promise<void> {
  const held = await facts(synced.gateway);
  expect(held).toEqual(await readWhole());
  expect(await reopened()).toEqual(held);
}

const READINGS: readonly (() => Promise<unknown> | undefined)[] = [
  () => synced.gateway.refresh(),
  () => synced.gateway.shared?.hear(WORKSPACE_ID, synced.server.state().workspace.revision),
  () => synced.gateway.shared?.openMonth("2026-10"),
  () => synced.gateway.shared?.loadMoreHistory(),
  () => search("name 1"),
];

async function search(words: string): Promise<void> {
  const { cutoff } = synced.gateway.view();
  if (cutoff !== null) await synced.gateway.shared?.searchHistory({ search: words }, cutoff);
}

const lunch = (index: number): OperationOf<"addExpenses"> => {
  const { accounts, categories } = synced.server.state();
  const day = String((index % 27) + 1).padStart(2, "0");
  const ids = { accountId: accounts[1]?.id ?? "", categoryId: categories[index % 3]?.id ?? "" };
  const body = { ...ids, value: "1", date: `2026-${index % 2 ? "10" : "11"}-${day}`, note: `name ${index}` };
  return { name: "addExpenses", id: `0198f3a2-0000-7000-8000-${String(index).padStart(12, "0")}`, body };
};

test.each([1, 2, 3])("after changes of two devices, with and without a connection, seed %i", async (seed) => {
  const { server, gateway } = synced;
  const random = dice(seed);
  for (let step = 0; step < STEPS; step += 1) {
    const operation = randomOperation(stateOf(gateway), random);
    if (operation === null) continue;
    try {
      if (random.below(3) === 0) server.change(operation, BO);
      else await gateway.send(WORKSPACE_ID, operation);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    if (random.below(4) === 0) server.answerWith(random.below(2) === 0 ? "error" : null);
    await random.one(READINGS)?.();
  }
  server.answerWith(null);
  await gateway.refresh();
  await expectWhole();
});

it("after a search, which leaves the end of what is held where it was", async () => {
  const { gateway } = synced;
  const { cutoff } = gateway.view();
  const count = stateOf(gateway).history.length;
  await search("name 10");
  expect(stateOf(gateway).history.length).toBeGreaterThan(count);
  expect(cutoff).not.toBeNull();
  expect(gateway.view().cutoff).toEqual(cutoff);
  await expectWhole();
});

it("after a partner corrected an entry that a search had found beyond the end of what is held", async () => {
  const { server, gateway } = synced;
  const known = new Set(stateOf(gateway).history.map(({ id }) => id));
  await search("name 10");
  const found = stateOf(gateway).history.find(({ id }) => !known.has(id));
  if (found === undefined) throw new Error("the search found nothing");
  const id = "0198f3a2-0000-7000-8000-00000000001c";
  const { accountId, categoryId = "" } = lunch(0).body;
  const body = { accountId, categoryId, value: "2", note: "supper" };
  server.change({ name: "replaceExpense", id, entryId: found.id, body }, BO);
  await gateway.shared?.hear(WORKSPACE_ID, server.state().workspace.revision);
  expect(stateOf(gateway).history.find((entry) => entry.id === id)?.note).toBe("supper");
  expect(stateOf(gateway).history.map((entry) => entry.id)).not.toContain(found.id);
  await expectWhole();
});

it("after a partner chose another first day of the month", async () => {
  const { server, gateway } = synced;
  server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { firstDayOfMonth: 10 } }, BO);
  server.reads.length = 0;
  await gateway.shared?.hear(WORKSPACE_ID, server.state().workspace.revision);
  expect(server.reads).toContain("start");
  await expectWhole();
});

it("after a balance was set by hand and a transfer was made without a connection", async () => {
  const { server, gateway } = synced;
  const [main, cash] = server.state().accounts;
  if (main === undefined || cash === undefined) throw new Error("no accounts");
  server.answerWith("error");
  await gateway.send(WORKSPACE_ID, { name: "updateAccount", id: cash.id, body: { budget: "50" } });
  const body = { value: "20", fromAccountId: main.id };
  await gateway.send(WORKSPACE_ID, { name: "transfer", id: lunch(1).id, accountId: cash.id, body });
  server.answerWith(null);
  await gateway.refresh();
  expect(stateOf(gateway).accountHistory.length).toBeGreaterThan(1);
  await expectWhole();
});

it("after a partner deleted rows that this device holds", async () => {
  const { server, gateway } = synced;
  const { accounts, categories } = server.state();
  const [list, schedule] = ["1a", "2a"].map((end) => `0198f3a2-0000-7000-8000-0000000000${end}`) as [
    string,
    string,
  ];
  server.change(
    { name: "createList", id: list, body: { name: "Shop", listItems: [{ id: schedule, label: "Milk" }] } },
    BO,
  );
  const rhythm = { kind: "expense", frequency: "month", startDate: "2026-12-01" } as const;
  const sides = { accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  server.change({ name: "createSchedule", id: schedule, body: { ...rhythm, ...sides, value: "9" } }, BO);
  await gateway.refresh();
  expect([stateOf(gateway).lists.length, stateOf(gateway).schedules.length]).toEqual([1, 1]);
  server.change({ name: "deleteList", id: list }, BO);
  server.change({ name: "deleteSchedule", id: schedule }, BO);
  server.change({ name: "deleteHistory", id: server.state().history[0]?.id ?? "" }, BO);
  await gateway.shared?.hear(WORKSPACE_ID, server.state().workspace.revision);
  await expectWhole();
});
