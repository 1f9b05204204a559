import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useMemo } from "react";
import { inCategory, months, withLines, type filters, type HistoryEntry } from "@/domain";
import type { HistoryCutoff } from "@/data/sync/historyCutoff";
import {
  entryViewAtom,
  historyAtom,
  isPendingAtom,
  loadMoreHistoryAtom,
  cutoffAtom,
  reachedOf,
  type EntryView,
} from "@/state/budget/history";
import { passes, queryOf, type Range } from "@/state/budget/filtering";
import { isFiltering, type Filter } from "@/state/budget/historyFilter";
import { searchCutoffAtom, searchMoreAtom } from "@/state/budget/historySearch";
import { readTypedAtom } from "@/state/budget/typedFilter";
import { workspaceAtom } from "@/state/budget/workspace";
import { stoppedAtom } from "@/state/connection";

export interface FilteredEntries {
  /** Entries that pass the filter, newest first; with a category, or a typed one, only their lines of it. */
  readonly entries: readonly HistoryEntry[];
  /** False while what was typed is no filter that can be read: nothing is searched. */
  readonly isSearched: boolean;
  /** Where what this device and the server have told ends; null when nothing more may be found. */
  readonly cutoff: HistoryCutoff | null;
  /** Asks the server for what comes next. */
  readonly more: () => Promise<void>;
}

const NOTHING: readonly HistoryEntry[] = [];

/** The entries looked for: of those held here, and what the server found beyond them. */
export function useFilteredEntries(filter: Filter): FilteredEntries {
  const [all, range] = [useAtomValue(historyAtom), useRange(filter)];
  const [view, isPending] = [useAtomValue(entryViewAtom), useAtomValue(isPendingAtom)];
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  const isSearching = isFiltering(filter);
  const typed = useAtomValue(readTypedAtom)(filter.text);
  const isSearched = typed.kind === "words" || typed.kind === "filter";
  const cutoff = useCutoff(filter, range);
  // Without a connection whatever is here is shown; else there would be gaps in what follows from the server.
  const end = isSearching && isStopped ? null : cutoff;
  const entries = useMemo(() => {
    if (!isSearched) return NOTHING;
    const shown = reachedOf(all, end, isPending);
    const test = typed.kind === "filter" ? typed.test : null;
    const passed = isSearching
      ? shown.filter((entry) => passes(view(entry), { filter, range, test }))
      : shown;
    const { categoryId } = filter;
    const parted = typed.kind === "filter" && typed.isByLine ? passed.map(partIn(view, typed.test)) : passed;
    return categoryId === null ? parted : parted.map((entry) => inCategory(entry, categoryId));
  }, [all, view, isPending, end, isSearching, isSearched, typed, filter, range]);
  const [loadMore, searchOn] = [useSetAtom(loadMoreHistoryAtom), useSetAtom(searchMoreAtom)];
  const more = async () => {
    await (isSearching ? searchOn(queryOf(filter)) : loadMore());
  };
  return { entries, cutoff: isSearched ? cutoff : null, isSearched, more };
}

/** Return an entry with the lines of it that pass, as sums of the server count them. */
function partIn(view: (entry: HistoryEntry) => EntryView, test: filters.Test) {
  return (entry: HistoryEntry) => {
    const seen = view(entry);
    return withLines(entry, (line) => test(seen, line));
  };
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
