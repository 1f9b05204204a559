import { useMemo, memo } from "react";
import { byDay, entryViewAtom, type EntryView, type HistoryDay, daySumAtom } from "@/state/budget/history";
import { useDayTitle } from "@/parts/days";
import { LongGroups } from "@/ui/rows/LongGroups";
import { useAtomValue } from "@/state/useAtomValue";
import { ListGroup } from "@/ui/rows/ListGroup";
import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { Amount } from "@/ui/figures/Amount";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import type { FilteredEntries } from "./useFilteredEntries";
import css from "./EntryDays.module.css";
import { EntryRow, type EntryRowProps } from "./EntryRow";

export interface EntryDaysProps extends Pick<EntryDayProps, "sticky" | "openId" | "onOpen" | "texts"> {
  result: FilteredEntries;
}

/** Entries under their days, last day first. */
export function EntryDays({ result: { entries, cutoff }, ...rest }: EntryDaysProps) {
  const days = useMemo(() => byDay(entries), [entries]);
  const dayTitle = useDayTitle();
  return (
    <LongGroups groups={days} dense>
      {(day, from, to) => {
        const isOpen = cutoff !== null && day.key <= cutoff.localDay;
        return <EntryDay key={day.key} {...{ day, from, to, isOpen, title: dayTitle(day.key), ...rest }} />;
      }}
    </LongGroups>
  );
}

/** Income less spending of a day, and its amounts without a rate. */
const DaySum = memo(function DaySum({ day }: { day: HistoryDay }) {
  const { t } = useTranslation();
  const { sum, currencyCode, notConverted } = useAtomValue(daySumAtom)(day.entries);
  const money = useMoney();
  const left = notConverted.map((part) => money(part.amount, part.currencyCode).text);
  return (
    <span>
      <VisuallyHidden>{t("history.sum")}</VisuallyHidden>
      <Amount parts={money(sum, currencyCode, { signed: true })} />
      {left.map((amount) => ` · ${t("history.notIncluded", { amount })}`)}
    </span>
  );
});

interface EntryDayProps {
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
function EntryDay({ day, title, from, to, isOpen, sticky, openId, ...row }: EntryDayProps) {
  const view = useAtomValue(entryViewAtom);
  return (
    <section className={css["Day"]}>
      <header className={css["Day-line"]} data-sticky={sticky || undefined}>
        <h2>{title}</h2>
        {!isOpen && <DaySum day={day} />}
      </header>
      <ListGroup label={title}>
        {day.entries.slice(from, to).map((entry) => (
          <DayRow key={entry.id} entry={view(entry)} selected={entry.id === openId} {...row} />
        ))}
      </ListGroup>
    </section>
  );
}

const DayRow = memo(function DayRow({ onOpen, ...row }: DayRowProps) {
  return <EntryRow {...row} onPress={() => onOpen(row.entry.id)} />;
});

interface DayRowProps extends Pick<EntryDayProps, "onOpen" | "texts"> {
  entry: EntryView;
  selected: boolean;
}
