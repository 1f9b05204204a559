import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { months } from "@/domain";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { todayAtom } from "@/state/device";
import type { HistoryDay } from "@/state/budget/history";
import { EntryRow } from "@/parts/entry/EntryRow";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { DaySum } from "./DaySum";

export interface DayProps {
  day: HistoryDay;
  /** The entry whose details stand at the right. */
  openId: string | undefined;
  onOpen: (id: string) => void;
}

export function Day({ day, openId, onOpen }: DayProps) {
  const title = useDayTitle()(day.day);
  return (
    <Section>
      <SectionHeader title={title} sticky>
        <DaySum day={day} />
      </SectionHeader>
      <ListGroup label={title}>
        {day.entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            selected={entry.id === openId}
            onPress={() => {
              onOpen(entry.id);
            }}
          />
        ))}
      </ListGroup>
    </Section>
  );
}

/** "Today · Sunday, 22.11.2026" */
function useDayTitle() {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useAtomValue(todayAtom);
  return (localDay: string): string => {
    const day = dayHeading(localDay, language);
    if (localDay === today) return t("history.today", { day });
    return localDay === months.addDays(today, -1) ? t("history.yesterday", { day }) : day;
  };
}
