import { useAtomValue } from "jotai";
import { months } from "@/domain";
import { entriesAtom, type EntryView } from "@/state/budget/history";
import { workspaceAtom } from "@/state/budget/workspace";
import { filterAtom, isFiltering, passes } from "./filter";

/** The entries the filter lets through, newest first. */
export function useFound(): readonly EntryView[] {
  const entries = useAtomValue(entriesAtom);
  const filter = useAtomValue(filterAtom);
  const firstDay = useAtomValue(workspaceAtom)?.firstDayOfMonth;
  if (!isFiltering(filter) || firstDay === undefined) return entries;
  const range = filter.month === null ? null : months.dayRange(filter.month, firstDay);
  return entries.filter((entry) => passes(entry, { filter, range }));
}
