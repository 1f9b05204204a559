/** Statistics as the screen shows them: the server's for signed-in people, counted on this device for a guest. */
import { atom, type Getter } from "jotai";
import { localTimestamp } from "@/data/device/clock";
import { createStatisticsRemote } from "@/data/server/remoteStatistics";
import { dataOf, Unanswered } from "@/data/sync/snapshot";
import { createStore } from "@/data/device/store";
import { months, type State } from "@/domain";
import {
  accountStatisticsView,
  categorySharesView,
  categoryStatisticsView,
  mainStatisticsView,
} from "@/domain/budget/statisticsView";
import type {
  AccountStatistics,
  CategoryShares,
  CategoryStatistics,
  MainStatistics,
} from "@/contract/statistics";
import { databaseAtom } from "../device";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { monthAtom } from "./month";
import { ratesAtom } from "./rates";
import { isGuestAtom, sessionManagerAtom } from "../session/session";

/** How long a stretch is looked at; each ends with the chosen month. */
export type Period = "month" | "halfYear" | "year";

const LENGTHS: Readonly<Record<Period, number>> = { month: 1, halfYear: 6, year: 12 };
/** A single month is shown among the five before it. */
const SHOWN_MIN = 6;

export interface StatisticsRun {
  readonly workspaceId: string;
  /** The months the sums are of. */
  readonly keys: readonly string[];
  /** The months the charts show. */
  readonly shownKeys: readonly string[];
}

export interface StatisticsData {
  readonly main: MainStatistics;
  readonly accounts: AccountStatistics;
  readonly categories: CategoryStatistics;
  readonly shares: CategoryShares;
}

/**
 * - `loading`: the first time these months are asked for
 * - `ready`: `isOld` when the server could not be asked and this is what it said before
 * - `failed`: nothing to show
 */
export type StatisticsState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly data: StatisticsData; readonly isOld: boolean }
  | { readonly kind: "failed"; readonly isOffline: boolean };

export const periodAtom = atom<Period>("month");

/** What is looked at; null while nothing was read. */
export const statisticsRunAtom = atom<StatisticsRun | null>((get) => {
  const workspaceId = get(optimisticStateAtom)?.workspace.id;
  if (workspaceId === undefined) return null;
  const [last, length] = [get(monthAtom), LENGTHS[get(periodAtom)]];
  const back = (count: number) => months.between(months.add(last, 1 - count), last);
  return { workspaceId, keys: back(length), shownKeys: back(Math.max(length, SHOWN_MIN)) };
});

interface Answered {
  readonly name: string;
  readonly state: StatisticsState;
}

const answeredCell = atom<Answered | null>(null);

export const statisticsAtom = atom<StatisticsState>((get) => {
  const run = get(statisticsRunAtom);
  const state = get(optimisticStateAtom);
  if (run === null || state === null) return { kind: "loading" };
  if (get(isGuestAtom)) return { kind: "ready", data: counted(get, run, state), isOld: false };
  const answered = get(answeredCell);
  return answered?.name === noteOf(run) ? answered.state : { kind: "loading" };
});

/** Reads the months looked at: what this device kept from last time at once, then what the server says now. */
export const loadStatisticsAtom = atom(null, async (get, set): Promise<void> => {
  const [run, owner] = [get(statisticsRunAtom), get(gatewayAtom)?.owner];
  if (run === null || owner === undefined || get(isGuestAtom)) return;
  const name = noteOf(run);
  const store = createStore(await get(databaseAtom), owner);
  const show = (state: StatisticsState) => {
    const current = get(statisticsRunAtom);
    if (current !== null && noteOf(current) === name) set(answeredCell, { name, state });
  };
  const before = await store.readNote<StatisticsData>(name);
  if (before !== null) show({ kind: "ready", data: before, isOld: false });
  try {
    const { call } = await set(sessionManagerAtom);
    const data = await asked(createStatisticsRemote(call), run);
    if (get(gatewayAtom)?.owner !== owner) return;
    await store.writeNotes({ [name]: data });
    show({ kind: "ready", data, isOld: false });
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    if (before === null) show({ kind: "failed", isOffline: error.status === "error" });
    else show({ kind: "ready", data: before, isOld: true });
  }
});

async function asked(
  remote: ReturnType<typeof createStatisticsRemote>,
  { workspaceId, keys, shownKeys }: StatisticsRun,
): Promise<StatisticsData> {
  const [shown, summed] = [rangeOf(shownKeys), rangeOf(keys)];
  const [main, accounts, categories, shares] = await Promise.all([
    remote.main(workspaceId, shown),
    remote.accounts(workspaceId, shown),
    remote.categories(workspaceId, shown),
    remote.shares(workspaceId, summed),
  ]);
  return {
    main: dataOf(main),
    accounts: dataOf(accounts),
    categories: dataOf(categories),
    shares: dataOf(shares),
  };
}

function counted(get: Getter, { keys, shownKeys }: StatisticsRun, state: State): StatisticsData {
  const scope = { state, keys: shownKeys, rates: get(ratesAtom), dayOf };
  return {
    main: mainStatisticsView(scope),
    accounts: accountStatisticsView(scope),
    categories: categoryStatisticsView(scope),
    shares: categorySharesView({ ...scope, keys }),
  };
}

function rangeOf(keys: readonly string[]) {
  return { from: keys[0] ?? "", to: keys.at(-1) ?? "" };
}

function dayOf(instant: string): string {
  return localTimestamp(new Date(instant)).slice(0, 10);
}

/** Under which name the device keeps an answer. */
function noteOf({ workspaceId, keys }: StatisticsRun): string {
  return `statistics ${workspaceId} ${keys[0] ?? ""} ${keys.at(-1) ?? ""}`;
}
