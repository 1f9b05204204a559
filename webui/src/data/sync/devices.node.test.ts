/**
 * Three devices of one person with the real data layer against the real server: random changes of every kind, offline
 * periods, lost answers, restarts of the server, tabs closed in the middle, clocks a day off. `SCHEDULES` says how many.
 */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DomainError, type Operation, type State } from "@/domain";
import { dice, randomItem, randomOperation, type Dice } from "@testing/randomOperations";
import { startRealServer, type RealServer } from "@testing/realServer.node";
import { newUuid } from "../device/clock";
import { openDatabase, type Database } from "../device/database";
import { createBudgetServer, type BudgetServer } from "../server/budgetServer";
import { answered, createServerClient, type Answer } from "../server/http";
import { madeBy } from "./edits";
import type { Gateway } from "./gateway";
import { optimisticState } from "./optimistic";
import { createSyncedGateway } from "./syncedGateway";

const SCHEDULES = Number(process.env["SCHEDULES"] ?? 2);
const STEPS = 40;
const CONTROLS_MAX = 10;
const TIME_MAX_MS = 300_000;
const DAY_MS = 86_400_000;
const START = new Date("2026-11-21T10:00:00Z").getTime();

let real: RealServer;

beforeAll(async () => {
  real = await startRealServer();
}, 60_000);

afterAll(() => real.end());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});

afterEach(() => {
  vi.useRealTimers();
});

interface Device {
  readonly database: Database;
  readonly server: BudgetServer;
  gateway: Gateway;
  isOnline: boolean;
  losesAnswers: boolean;
  readonly clockOffMs: number;
}

interface Story {
  readonly devices: readonly Device[];
  /** Ids of things that somebody made. */
  readonly made: Set<string>;
  /** Ids of things that somebody took away, itself or by what they belong to. */
  readonly removed: Set<string>;
  /** Ids of what a refused change would have made: it was listed. */
  readonly listed: Set<string>;
}

/** How a device deals with its changes; controls do it wrong. */
interface Ways {
  readonly dropsRefused?: boolean;
  readonly sendsWholeLists?: boolean;
}

async function signedUp(): Promise<{ token: string; userId: string }> {
  let token = "";
  const client = clientOf(
    () => null,
    (fresh) => (token = fresh),
  );
  const email = `${newUuid()}@example.com`;
  const answer = await answered(
    client.POST("/api/user/signup", { body: { email, name: "Ann", password: "12345678" } }),
  );
  if (!answer.ok) throw new Error(`no sign-up: ${JSON.stringify(answer)}`);
  return { token, userId: answer.data.id };
}

function clientOf(token: () => string | null, onToken: (token: string) => void) {
  return createServerClient({ base: real.base, token, onToken, onUnauthorized: () => undefined });
}

async function newDevice(
  { token, userId }: { token: string; userId: string },
  clockOffMs: number,
  random: Dice,
): Promise<Device> {
  globalThis.indexedDB = new IDBFactory();
  const database = await openDatabase();
  const through = createBudgetServer(
    clientOf(
      () => token,
      () => undefined,
    ),
  );
  const none: Answer<never> = { ok: false, status: "error", problem: null, retryAfterSeconds: null };
  const device = { database, isOnline: true, losesAnswers: false, clockOffMs } as Device;
  const server = Object.fromEntries(
    Object.entries(through).map(([name, call]) => [
      name,
      async (...given: never[]) => {
        if (!device.isOnline) return none;
        const answer = await (call as (...all: never[]) => Promise<Answer<unknown>>)(...given);
        return device.losesAnswers && random.below(4) === 0 ? none : answer;
      },
    ]),
  ) as unknown as BudgetServer;
  Object.assign(device, { server });
  device.gateway = opened(device, userId);
  await device.gateway.load();
  await device.gateway.refresh();
  return device;
}

function opened({ database, server }: Device, userId: string): Gateway {
  return createSyncedGateway({
    database,
    server,
    userId,
    lock: (_name, task) => task(),
    schedule: () => () => undefined,
  });
}

function shownBy({ gateway }: Device): State {
  const state = optimisticState(gateway.view(), false);
  if (state === null) throw new Error("nothing is shown");
  return state;
}

async function step(story: Story, random: Dice, ways: Ways): Promise<void> {
  const device = random.one(story.devices);
  if (device === undefined) return;
  const event = random.below(20);
  if (event === 0) device.isOnline = false;
  else if (event < 3) device.isOnline = true;
  else if (event === 3) device.losesAnswers = !device.losesAnswers;
  else if (event === 4) await reopened(device);
  else if (event < 7) await settled(story, device, ways);
  else await change(story, device, random, ways);
}

async function reopened(device: Device): Promise<void> {
  const { owner } = device.gateway;
  device.gateway.close();
  device.gateway = opened(device, owner);
  await device.gateway.load();
}

async function settled(story: Story, device: Device, ways: Ways): Promise<void> {
  await device.gateway.refresh();
  for (const refused of device.gateway.view().refused) {
    if (ways.dropsRefused === true) await device.gateway.shared?.discard(refused.sequence);
    else note(story.listed, [refused.operation, ...refused.dependents.map(({ operation }) => operation)]);
  }
}

async function change(story: Story, device: Device, random: Dice, ways: Ways): Promise<void> {
  vi.setSystemTime(START + device.clockOffMs);
  const shown = shownBy(device);
  const made = ways.sendsWholeLists === true ? randomItem(shown, random) : randomOperation(shown, random);
  if (made === null) return;
  const operation = ways.sendsWholeLists === true ? asWholeList(made, shown) : made;
  try {
    await device.gateway.send(shown.workspace.id, operation);
    note(story.made, [made]);
    for (const id of removedBy(made, shown)) story.removed.add(id);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

function asWholeList(operation: Operation, shown: State): Operation {
  if (operation.name !== "addListItem") return operation;
  const list = shown.lists.find(({ id }) => id === operation.listId);
  const listItems = [...(list?.listItems ?? []), { id: operation.id, ...operation.body }];
  return { name: "updateList", id: operation.listId, body: { listItems } };
}

/** Budgets are known by category and month: their ids are nobody's business. */
function note(ids: Set<string>, operations: readonly Operation[]): void {
  for (const operation of operations) {
    if (operation.name === "setPlanning" || operation.name === "setPlannings") continue;
    const [id] = madeBy(operation);
    if (id !== undefined) ids.add(id);
  }
}

function removedBy(operation: Operation, shown: State): string[] {
  if (operation.name === "replaceExpense") return [operation.entryId];
  if (operation.name === "deleteHistory" || operation.name === "removeListItem") return [operation.id];
  if (operation.name !== "deleteList") return [];
  const items = shown.lists.find(({ id }) => id === operation.id)?.listItems ?? [];
  return [operation.id, ...items.map(({ id }) => id)];
}

function present({ accounts, categories, history, lists }: State): Set<string> {
  const items = lists.flatMap(({ listItems }) => listItems);
  return new Set([...accounts, ...categories, ...history, ...lists, ...items].map(({ id }) => id));
}

/** What every device must agree on, however it came to know it. Entries are shown by the present names of things. */
function agreed({ accounts, categories, history, lists, plannings, daySums, workspace }: State) {
  const byId = <T extends { readonly id: string }>(rows: readonly T[]) =>
    rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const budgets = plannings.map(({ id, categoryId, date, budget, deleted, version }) => ({
    ...{ id, categoryId, date, budget, deleted, version },
  }));
  const spent = daySums
    .map(({ localDay, categoryId, spent: sum }) => `${localDay.slice(0, 7)} ${categoryId} ${sum}`)
    .sort();
  return {
    accounts: byId(accounts),
    categories: byId(categories),
    history: history.map((entry) => ({
      ...entry,
      accountLabel: "",
      fromAccountLabel: "",
      categoryLabel: "",
    })),
    lists: byId(lists),
    budgets: byId(budgets),
    spent,
    revision: workspace.revision,
  };
}

async function finished(story: Story, ways: Ways): Promise<State[]> {
  for (const device of story.devices) Object.assign(device, { isOnline: true, losesAnswers: false });
  for (const device of story.devices) await settled(story, device, ways);
  for (const device of story.devices) {
    for (const { sequence } of device.gateway.view().refused) await device.gateway.shared?.keepMine(sequence);
    await settled(story, device, ways);
    for (const { problem } of device.gateway.view().refused) expect(problem.code).not.toMatch(/^conflict/);
    for (const { sequence } of device.gateway.view().refused) await device.gateway.shared?.discard(sequence);
  }
  for (const month of ["2026-10", "2026-11", "2026-12"]) {
    for (const { gateway } of story.devices) await gateway.shared?.openMonth(month);
  }
  for (const { gateway } of story.devices) await gateway.refresh();
  return story.devices.map(({ gateway }) => {
    expect(gateway.view()).toMatchObject({ pending: [], refused: [], stopped: "none" });
    return shownBy({ gateway } as Device);
  });
}

async function played(
  seed: number,
  count: number,
  ways: Ways = {},
): Promise<{ story: Story; ends: State[] }> {
  const random = dice(seed);
  const person = await signedUp();
  const devices: Device[] = [];
  for (let index = 0; index < count; index += 1) {
    devices.push(await newDevice(person, (index - 1) * DAY_MS, random));
  }
  const story: Story = { devices, made: new Set(), removed: new Set(), listed: new Set() };
  const restartAt = seed % 10 === 0 ? STEPS / 2 : -1;
  try {
    for (let index = 0; index < STEPS; index += 1) {
      if (index === restartAt) await real.restart();
      await step(story, random, ways);
    }
    return { story, ends: await finished(story, ways) };
  } finally {
    for (const { gateway } of devices) gateway.close();
    for (const { database } of devices) database.close();
  }
}

function lost({ made, removed, listed }: Story, end: State): string[] {
  const there = present(end);
  return [...made].filter((id) => !there.has(id) && !removed.has(id) && !listed.has(id));
}

describe("three devices", () => {
  it.each(Array.from({ length: SCHEDULES }, (_, index) => index + 1))(
    "agree to the cent and lose nothing, in schedule %i",
    async (seed) => {
      const { story, ends } = await played(seed, 3);
      const [first, ...others] = ends.map(agreed);
      for (const other of others) expect(other).toEqual(first);
      expect(ends.map((end) => lost(story, end))).toEqual([[], [], []]);
    },
    TIME_MAX_MS,
  );
});

describe("one device alone", () => {
  it.each([1])(
    "is never refused anything, in schedule %i",
    async (seed) => {
      const { story } = await played(seed * 1000, 1);
      expect([...story.listed]).toEqual([]);
    },
    TIME_MAX_MS,
  );
});

describe("a control", () => {
  const isLosing = async (ways: Ways): Promise<boolean> => {
    for (let seed = 1; seed <= CONTROLS_MAX; seed += 1) {
      const { story, ends } = await played(seed, 3, ways);
      if (ends.some((end) => lost(story, end).length > 0)) return true;
    }
    return false;
  };

  it(
    "that drops refused changes is caught",
    async () => {
      expect(await isLosing({ dropsRefused: true })).toBe(true);
    },
    TIME_MAX_MS,
  );

  it(
    "that sends whole lists is caught",
    async () => {
      expect(await isLosing({ sendsWholeLists: true })).toBe(true);
    },
    TIME_MAX_MS,
  );
});
