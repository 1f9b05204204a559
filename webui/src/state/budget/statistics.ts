/** Statistics as the screen shows them. */
import { atom } from "jotai";
import { months } from "@/domain";
import type { StatisticsReading, StatisticsRun } from "@/data/statistics";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { monthAtom } from "./month";

export type { StatisticsData, StatisticsRun } from "@/data/statistics";

/** How long a stretch is looked at; each ends with the chosen month. */
export type Period = "month" | "halfYear" | "year";

const LENGTHS: Readonly<Record<Period, number>> = { month: 1, halfYear: 6, year: 12 };
/** A single month is shown among the five before it. */
const SHOWN_MIN = 6;

/** `loading`: the first time these months are asked for. */
export type StatisticsState = { readonly kind: "loading" } | StatisticsReading;

export const periodAtom = atom<Period>("month");

/** What is looked at; null while nothing was read. */
export const statisticsRunAtom = atom<StatisticsRun | null>((get) => {
  const workspaceId = get(optimisticStateAtom)?.workspace.id;
  if (workspaceId === undefined) return null;
  const [last, length] = [get(monthAtom), LENGTHS[get(periodAtom)]];
  const back = (count: number) => months.between(months.add(last, 1 - count), last);
  return { workspaceId, keys: back(length), shownKeys: back(Math.max(length, SHOWN_MIN)) };
});

interface Read {
  readonly run: string;
  readonly reading: StatisticsReading;
}

const readCell = atom<Read | null>(null);

export const statisticsAtom = atom<StatisticsState>((get) => {
  const [run, read] = [get(statisticsRunAtom), get(readCell)];
  return run !== null && read?.run === nameOf(run) ? read.reading : { kind: "loading" };
});

/** Reads the months looked at: what is known of them at once, then what is new. */
export const loadStatisticsAtom = atom(null, async (get, set): Promise<void> => {
  const [run, gateway] = [get(statisticsRunAtom), get(gatewayAtom)];
  if (run === null || gateway === null) return;
  await gateway.readStatistics(run, (reading) => {
    if (get(gatewayAtom) === gateway) set(readCell, { run: nameOf(run), reading });
  });
});

function nameOf({ workspaceId, keys }: StatisticsRun): string {
  return `${workspaceId} ${keys[0] ?? ""} ${keys.at(-1) ?? ""}`;
}
