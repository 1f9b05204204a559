import { useMemo } from "react";
import { byDay } from "@/state/budget/history";
import { useDayTitle } from "@/parts/useDayTitle";
import { LongGroups } from "@/ui/rows/LongGroups";
import { EntryDay, type EntryDayProps } from "./EntryDay";
import type { FilteredEntries } from "./useFilteredEntries";

export interface EntryDaysProps extends Pick<EntryDayProps, "sticky" | "openId" | "onOpen" | "texts"> {
  found: FilteredEntries;
}

/** Entries under their days, last day first. */
export function EntryDays({ found: { entries, cutoff }, ...rest }: EntryDaysProps) {
  const days = useMemo(() => byDay(entries), [entries]);
  const dayTitle = useDayTitle();
  return (
    <LongGroups groups={days}>
      {(day, from, to) => {
        const isOpen = cutoff !== null && day.key <= cutoff.localDay;
        return <EntryDay key={day.key} {...{ day, from, to, isOpen, title: dayTitle(day.key), ...rest }} />;
      }}
    </LongGroups>
  );
}
