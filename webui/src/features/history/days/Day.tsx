import { memo } from "react";
import type { EntryView, HistoryDay } from "@/state/budget/history";
import { EntryRow } from "@/parts/entry/EntryRow";
import { useDayTitle } from "@/parts/useDayTitle";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { DaySum } from "./DaySum";

export interface DayProps {
  day: HistoryDay;
  /** The entries that stand: from one to before another. */
  from: number;
  to: number;
  /** More of its entries may come: there is no sum yet. */
  isOpen: boolean;
  /** The entry whose details stand at the right. */
  openId: string | undefined;
  onOpen: (id: string) => void;
}

export function Day({ day, from, to, isOpen, openId, onOpen }: DayProps) {
  const title = useDayTitle()(day.key);
  return (
    <Section>
      <SectionHeader title={title} sticky>
        {!isOpen && <DaySum day={day} />}
      </SectionHeader>
      <ListGroup label={title}>
        {day.entries.slice(from, to).map((entry) => (
          <DayRow key={entry.id} entry={entry} selected={entry.id === openId} onOpen={onOpen} />
        ))}
      </ListGroup>
    </Section>
  );
}

const DayRow = memo(function DayRow({ entry, selected, onOpen }: DayRowProps) {
  return (
    <EntryRow
      entry={entry}
      selected={selected}
      onPress={() => {
        onOpen(entry.id);
      }}
    />
  );
});

interface DayRowProps {
  entry: EntryView;
  selected: boolean;
  onOpen: (id: string) => void;
}
