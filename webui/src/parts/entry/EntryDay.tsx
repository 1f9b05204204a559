import { useAtomValue } from "@/state/useAtomValue";
import { memo } from "react";
import { entryViewAtom, type EntryView, type HistoryDay } from "@/state/budget/history";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { DaySum } from "./DaySum";
import { EntryRow, type EntryRowProps } from "./EntryRow";

export interface EntryDayProps {
  day: HistoryDay;
  title: string;
  /** The entries that stand: from one to before another. */
  from: number;
  to: number;
  /** More of its entries may come: there is no sum yet. */
  isOpen: boolean;
  /** The title stays in sight while its entries scroll. */
  sticky: boolean;
  /** The entry whose details stand at the right. */
  openId?: string | undefined;
  onOpen: (id: string) => void;
  texts: EntryRowProps["texts"];
}

/** The entries of a day under its sum. */
export function EntryDay({ day, title, from, to, isOpen, sticky, openId, ...row }: EntryDayProps) {
  const view = useAtomValue(entryViewAtom);
  return (
    <Section>
      <SectionHeader title={title} sticky={sticky}>
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
  return <EntryRow {...row} onPress={() => onOpen(row.entry.id)} />;
});

interface DayRowProps extends Pick<EntryDayProps, "onOpen" | "texts"> {
  entry: EntryView;
  selected: boolean;
}
