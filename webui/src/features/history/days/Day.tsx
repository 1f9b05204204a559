import { useAtomValue } from "jotai";
import { memo } from "react";
import { entryViewAtom, type EntryView, type HistoryDay } from "@/state/budget/history";
import { EntryRow, type EntryRowProps } from "@/parts/entry/EntryRow";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { DaySum } from "./DaySum";

export interface DayProps {
  day: HistoryDay;
  title: string;
  /** The entries that stand: from one to before another. */
  from: number;
  to: number;
  /** More of its entries may come: there is no sum yet. */
  isOpen: boolean;
  /** The entry whose details stand at the right. */
  openId: string | undefined;
  onOpen: (id: string) => void;
  texts: EntryRowProps["texts"];
}

export function Day({ day, title, from, to, isOpen, openId, ...row }: DayProps) {
  const view = useAtomValue(entryViewAtom);
  return (
    <Section>
      <SectionHeader title={title} sticky>
        {!isOpen && <DaySum day={day} />}
      </SectionHeader>
      <ListGroup label={title}>
        {day.entries.slice(from, to).map((entry) => (
          <DayRow key={entry.id} entry={view(entry)} selected={entry.id === openId} {...row} />
        ))}
      </ListGroup>
    </Section>
  );
}

const DayRow = memo(function DayRow({ onOpen, ...row }: DayRowProps) {
  return (
    <EntryRow
      {...row}
      onPress={() => {
        onOpen(row.entry.id);
      }}
    />
  );
});

interface DayRowProps extends Pick<DayProps, "onOpen" | "texts"> {
  entry: EntryView;
  selected: boolean;
}
