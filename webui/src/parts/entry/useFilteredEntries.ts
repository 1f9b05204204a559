import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useMemo } from "react";
import { inCategory, months, type HistoryEntry } from "@/domain";
import type { HistoryCutoff } from "@/data/sync/historyCutoff";
import {
  entryViewAtom,
  historyAtom,
  isPendingAtom,
  loadMoreHistoryAtom,
  cutoffAtom,
  reachedOf,
} from "@/state/budget/history";
import { passes, queryOf, type Range } from "@/state/budget/filtering";
import { isFiltering, type Filter } from "@/state/budget/historyFilter";
import { searchCutoffAtom, searchMoreAtom } from "@/state/budget/historySearch";
import { workspaceAtom } from "@/state/budget/workspace";
import { stoppedAtom } from "@/state/connection";

export interface FilteredEntries {
  /** Entries that pass the filter, newest first; with a category only their lines of it. */
  readonly entries: readonly HistoryEntry[];
  /** Where what this device and the server have told ends; null when nothing more may be found. */
  readonly cutoff: HistoryCutoff | null;
  /** Asks the server for what comes next. */
  readonly more: () => Promise<void>;
}

/** The entries looked for: of those held here, and what the server found beyond them. */
export function useFilteredEntries(filter: Filter): FilteredEntries {
  const [all, range] = [useAtomValue(historyAtom), useRange(filter)];
  const [view, isPending] = [useAtomValue(entryViewAtom), useAtomValue(isPendingAtom)];
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  const isSearching = isFiltering(filter);
  const cutoff = useCutoff(filter, range);
  // Without a connection whatever is here is shown; else there would be gaps in what follows from the server.
  const end = isSearching && isStopped ? null : cutoff;
  const entries = useMemo(() => {
    const shown = reachedOf(all, end, isPending);
    const passed = isSearching ? shown.filter((entry) => passes(view(entry), { filter, range })) : shown;
    const { categoryId } = filter;
    return categoryId === null ? passed : passed.map((entry) => inCategory(entry, categoryId));
  }, [all, view, isPending, end, isSearching, filter, range]);
  const [loadMore, searchOn] = [useSetAtom(loadMoreHistoryAtom), useSetAtom(searchMoreAtom)];
  const more = async () => {
    await (isSearching ? searchOn(queryOf(filter)) : loadMore());
  };
  return { entries, cutoff, more };
}

function useCutoff(filter: Filter, range: Range | null): HistoryCutoff | null {
  const [held, searchCutoff] = [useAtomValue(cutoffAtom), useAtomValue(searchCutoffAtom)];
  const cutoff = isFiltering(filter) ? searchCutoff(queryOf(filter)) : held;
  const isPast = range !== null && cutoff !== null && cutoff.localDay < range[0];
  return isPast ? null : cutoff;
}

/** The days of the filter's month. */
function useRange({ month }: Filter): Range | null {
  const firstDay = useAtomValue(workspaceAtom)?.firstDayOfMonth;
  return useMemo(
    () => (month === null || firstDay === undefined ? null : months.dayRange(month, firstDay)),
    [month, firstDay],
  );
}
