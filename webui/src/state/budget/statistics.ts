/** Statistics as the screen shows them. */
import { atom, type Atom } from "jotai";
import { months } from "@/domain";
import type { MonthFigures } from "@/contract/statistics";
import type { StatisticsReading, StatisticsRun } from "@/data/statistics";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { whoseAtom } from "./whose";
import { lookedMonthAtom, monthAtom, runningMonthAtom } from "./month";

export type { MonthFigures } from "@/contract/statistics";
export type { StatisticsData, StatisticsRun } from "@/data/statistics";

/** Length of a period; each ends with the chosen month. */
export type Period = "month" | "halfYear" | "year";

const LENGTHS: Readonly<Record<Period, number>> = { month: 1, halfYear: 6, year: 12 };
/** A single month is shown among the five before it. */
const SHOWN_MIN = 6;

/** `loading`: the first time these months are asked for. */
export type StatisticsState = { readonly kind: "loading" } | StatisticsReading;

export const periodAtom = atom<Period>("month");

/** Months of the chosen period; null while nothing was read. */
export const statisticsRunAtom = atom<StatisticsRun | null>((get) => {
  const workspaceId = get(optimisticStateAtom)?.workspace.id;
  if (workspaceId === undefined) return null;
  const run = runOf(workspaceId, get(monthAtom), LENGTHS[get(periodAtom)]);
  return { ...run, isMine: get(whoseAtom) === "mine" };
});

function runOf(workspaceId: string, last: string, length: number): StatisticsRun {
  const back = (count: number) => months.between(months.add(last, 1 - count), last);
  return { workspaceId, keys: back(length), shownKeys: back(Math.max(length, SHOWN_MIN)) };
}

/** Months read for the end of the chosen month; null for the running month and those ahead, which have not ended. */
export const monthEndRunAtom = atom<StatisticsRun | null>((get) => {
  const workspaceId = get(optimisticStateAtom)?.workspace.id;
  const month = get(monthAtom);
  if (workspaceId === undefined || month >= get(runningMonthAtom)) return null;
  return runOf(workspaceId, month, LENGTHS.month);
});

/** The year of the month that is looked at. */
export const yearRunAtom = atom<StatisticsRun | null>((get) => {
  const workspaceId = get(optimisticStateAtom)?.workspace.id;
  const year = (get(lookedMonthAtom) ?? get(monthAtom)).slice(0, 4);
  return workspaceId === undefined ? null : runOf(workspaceId, `${year}-12`, LENGTHS.year);
});

/** Months a plan is set next to, which end with the one before the chosen month, or with the running one. */
export const planRunAtom = atom<StatisticsRun | null>((get) => {
  const workspaceId = get(optimisticStateAtom)?.workspace.id;
  const [before, running] = [months.add(get(monthAtom), -1), get(runningMonthAtom)];
  if (workspaceId === undefined) return null;
  return runOf(workspaceId, before < running ? before : running, LENGTHS.month);
});

/** The chosen month and the five before it. */
export const monthsRunAtom = atom<StatisticsRun | null>((get) => {
  const workspaceId = get(optimisticStateAtom)?.workspace.id;
  return workspaceId === undefined ? null : runOf(workspaceId, get(monthAtom), LENGTHS.month);
});

interface Read {
  readonly run: string;
  readonly reading: StatisticsReading;
}

/** Return the atoms that read a run of months: first the known values, then the new ones. */
function readingOf(runAtom: Atom<StatisticsRun | null>) {
  const cell = atom<Read | null>(null);
  const stateAtom = atom<StatisticsState>((get) => {
    const [run, read] = [get(runAtom), get(cell)];
    return run !== null && read?.run === nameOf(run) ? read.reading : { kind: "loading" };
  });
  const loadAtom = atom(null, async (get, set): Promise<void> => {
    const [run, gateway] = [get(runAtom), get(gatewayAtom)];
    if (run === null || gateway === null) return;
    await gateway.readStatistics(run, (reading) => {
      if (get(gatewayAtom) === gateway) set(cell, { run: nameOf(run), reading });
    });
  });
  return { stateAtom, loadAtom };
}

export const { stateAtom: statisticsAtom, loadAtom: loadStatisticsAtom } = readingOf(statisticsRunAtom);

export const { stateAtom: monthEndAtom, loadAtom: loadMonthEndAtom } = readingOf(monthEndRunAtom);

const { stateAtom: yearAtom, loadAtom: loadYearAtom } = readingOf(yearRunAtom);

export { loadYearAtom };

/** Figures known of the months of the year that is looked at, by month. */
export const yearFiguresAtom = atom((get): YearFigures => {
  const year = get(yearAtom);
  const { currencyCode, months: figures } = year.kind === "ready" ? year.data.main : NO_FIGURES;
  return { currencyCode, figures: new Map(figures.map((month) => [month.month, month])) };
});

interface YearFigures {
  readonly currencyCode: string;
  readonly figures: ReadonlyMap<string, MonthFigures>;
}

const NO_FIGURES = { currencyCode: "", months: [] } as const;
export const { stateAtom: planStatisticsAtom, loadAtom: loadPlanStatisticsAtom } = readingOf(planRunAtom);

export const { stateAtom: monthsAtom, loadAtom: loadMonthsAtom } = readingOf(monthsRunAtom);

function nameOf({ workspaceId, keys, isMine = false }: StatisticsRun): string {
  return `${workspaceId} ${keys[0] ?? ""} ${keys.at(-1) ?? ""} ${String(isMine)}`;
}
