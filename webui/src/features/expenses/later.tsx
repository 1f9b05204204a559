/** Parts of the expenses that the first look at the month does without. */
import { useNavigate } from "react-router";
import { ReceiptText } from "lucide-react";
import { useMemo } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { todayEntriesAtom } from "@/state/budget/history";
import { EntryRow } from "@/parts/entry/EntryRow";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useFilteredEntries } from "@/parts/entry/useFilteredEntries";
import { historyPath, NO_FILTER } from "@/state/budget/historyFilter";
import { monthViewAtom } from "@/state/budget/month";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import css from "./TodayEntries.module.css";

export { BudgetRows } from "@/parts/BudgetRows";
export { Notices } from "./notices/Notices";

export function NoCategories() {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <EmptyState art="ring" title={t("expenses.emptyTitle")} text={t("expenses.emptyText")}>
      {canEdit && (
        <ButtonLink to="/planning?add" size="l">
          {t("expenses.emptyAction")}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** Entries of today; one opens in the history. */
export function TodayEntries() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const texts = useEntryTexts();
  const entries = useAtomValue(todayEntriesAtom);
  if (entries.length === 0) return <p className={css["TodayEntries-none"]}>{t("expenses.nothingToday")}</p>;
  return (
    <ListGroup label={t("expenses.today")}>
      {entries.map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          texts={texts}
          onPress={() => void navigate(`/history?entry=${entry.id}`)}
        />
      ))}
    </ListGroup>
  );
}

/** Leads to the entries of a closed month; counts them where this device has them all. */
export function MonthEntries() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { key } = useAtomValue(monthViewAtom);
  const filter = useMemo(() => ({ ...NO_FILTER, month: key }), [key]);
  const { entries, cutoff } = useFilteredEntries(filter);
  const month = monthWord(key, language);
  return (
    <ListGroup>
      <ListRow
        title={
          cutoff === null
            ? t("expenses.monthEntries", { month, count: entries.length })
            : t("expenses.entriesIn", { month })
        }
        start={<IconTile icon={{ glyph: ReceiptText, hue: "blue" }} />}
        to={historyPath(filter)}
        chevron
      />
    </ListGroup>
  );
}
