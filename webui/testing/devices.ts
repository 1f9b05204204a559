/** For tests: devices of one person with the real data layer, whose connection can be cut and can lose answers. */
import { IDBFactory } from "fake-indexeddb";
import { ErrorCode, type Operation, type State } from "@/domain";
import { newUuid } from "@/data/device/clock";
import { openDatabase, type Database } from "@/data/device/database";
import { createBudgetServer, type BudgetServer } from "@/data/server/budgetServer";
import { answered, type Answer } from "@/data/server/answer";
import { createServerClient } from "@/data/server/http";
import type { Gateway } from "@/data/sync/gateway";
import { optimisticState } from "@/data/sync/optimistic";
import { createSyncedGateway } from "@/data/sync/syncedGateway";
import { refusal } from "./fakeServer";
import type { Dice } from "./randomOperations";

export interface DevicePerson {
  readonly token: string;
  readonly userId: string;
}

export interface Device {
  readonly database: Database;
  readonly server: BudgetServer;
  gateway: Gateway;
  isOnline: boolean;
  losesAnswers: boolean;
  readonly clockOffMs: number;
  /** Operations that the server accepted, whether the answer arrived or not. */
  readonly accepted: Operation[];
}

const ONE_IN_ANSWERS_LOST = 4;
const NONE: Answer<never> = { ok: false, status: "error", problem: null, retryAfterSeconds: null };

/** Ways to lose an answer: on its way, by a failure of the server, or by a repeated call. */
const LOSSES: readonly ((again: () => Promise<Answer<unknown>>) => Promise<Answer<unknown>>)[] = [
  () => Promise.resolve(NONE),
  () => Promise.resolve(refusal(500, ErrorCode.SERVER_ERROR)),
  (again) => again(),
];

/** Sign up a new person on the server at `base`. */
export async function signedUp(base: string): Promise<DevicePerson> {
  let token = "";
  const client = clientOf(base, null, (fresh) => (token = fresh));
  const email = `${newUuid()}@example.com`;
  const body = { email, name: "Ann", password: "correct horse battery" };
  const answer = await answered(client.POST("/api/user/signup", { body }));
  if (!answer.ok) throw new Error(`no sign-up: ${JSON.stringify(answer)}`);
  return { token, userId: answer.data.id };
}

function clientOf(base: string, token: string | null, onToken: (token: string) => void = () => undefined) {
  return createServerClient({ base, token: () => token, onToken, onUnauthorized: () => undefined });
}

/** A device that has read the budget once. */
export async function newDevice(
  base: string,
  { token, userId }: DevicePerson,
  clockOffMs: number,
  random: Dice,
): Promise<Device> {
  globalThis.indexedDB = new IDBFactory();
  const database = await openDatabase();
  const device = {
    database,
    isOnline: true,
    losesAnswers: false,
    clockOffMs,
    accepted: [],
  } as unknown as Device;
  const server = unreliable(createBudgetServer(clientOf(base, token)), device, random);
  Object.assign(device, { server, gateway: opened(database, server, userId) });
  await device.gateway.load();
  await device.gateway.refresh();
  return device;
}

function unreliable(through: BudgetServer, device: Device, random: Dice): BudgetServer {
  const calls = Object.entries(through).map(([name, call]) => [
    name,
    async (...given: never[]) => {
      if (!device.isOnline) return NONE;
      const again = () => (call as (...all: never[]) => Promise<Answer<unknown>>)(...given);
      const answer = await again();
      if (name === "send" && answer.ok) device.accepted.push(given[0] as unknown as Operation);
      const isLost = device.losesAnswers && random.below(ONE_IN_ANSWERS_LOST) === 0;
      return isLost ? (random.one(LOSSES)?.(again) ?? NONE) : answer;
    },
  ]);
  return Object.fromEntries(calls) as BudgetServer;
}

function opened(database: Database, server: BudgetServer, userId: string): Gateway {
  const schedule = () => () => undefined;
  return createSyncedGateway({ database, server, userId, lock: (_name, task) => task(), schedule });
}

/** Close the tab, whatever it is doing, and open another. */
export async function reopened(device: Device): Promise<void> {
  const { owner } = device.gateway;
  device.gateway.close();
  device.gateway = opened(device.database, device.server, owner);
  await device.gateway.load();
}

export function shownBy({ gateway }: Device): State {
  const state = optimisticState(gateway.view(), false);
  if (state === null) throw new Error("nothing is shown");
  return state;
}

/** Read these months and the whole history. */
export async function readAll({ gateway }: Device, months: readonly string[]): Promise<void> {
  for (const month of months) await gateway.shared?.openMonth(month);
  while (gateway.view().cutoff !== null) await gateway.shared?.loadMoreHistory();
  await gateway.refresh();
}

export function closed({ gateway, database }: Device): void {
  gateway.close();
  database.close();
}

/** What every device must agree on, however it came to know it. Entries are shown by the present names of things. */
export function agreed(state: State) {
  const { accounts, categories, history, lists, plannings, daySums, workspace, settings } = state;
  const byId = <T extends { readonly id: string }>(rows: readonly T[]) =>
    rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const budgets = plannings.map(({ id, categoryId, date, budget, deleted, version }) => ({
    ...{ id, categoryId, date, budget, deleted, version },
  }));
  const names = { accountLabel: "", fromAccountLabel: "", categoryLabel: "" };
  return {
    workspace: { ...workspace, participants: [] },
    settings,
    accounts: byId(accounts),
    categories: byId(categories),
    history: history.map((entry) => ({ ...entry, ...names })),
    lists: byId(lists),
    budgets: byId(budgets),
    spent: daySums.map(({ localDay, categoryId, spent }) => `${localDay} ${categoryId} ${spent}`).sort(),
  };
}
