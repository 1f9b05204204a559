import { useAtomValue } from "jotai";
import { months } from "@/domain";
import { entriesAtom, hasMoreHistoryAtom, type EntryView } from "@/state/budget/history";
import { workspaceAtom } from "@/state/budget/workspace";
import { filterAtom, isFiltering, passes, type Range } from "./filter";

/** The entries on this device that the filter lets through, newest first. */
export function useFound(): readonly EntryView[] {
  const entries = useAtomValue(entriesAtom);
  const filter = useAtomValue(filterAtom);
  const range = useRange();
  return isFiltering(filter) ? entries.filter((entry) => passes(entry, { filter, range })) : entries;
}

/** Whether entries that are not on this device yet may be among those looked for. */
export function useMayFindMore(): boolean {
  const oldest = useAtomValue(entriesAtom).at(-1);
  const range = useRange();
  const isPast = range !== null && oldest !== undefined && oldest.localDay < range[0];
  return useAtomValue(hasMoreHistoryAtom) && !isPast;
}

/** The days of the filter's month. */
function useRange(): Range | null {
  const { month } = useAtomValue(filterAtom);
  const firstDay = useAtomValue(workspaceAtom)?.firstDayOfMonth;
  return month === null || firstDay === undefined ? null : months.dayRange(month, firstDay);
}
