import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { todayEntriesAtom } from "@/state/budget/history";
import { EntryRow } from "@/parts/entry/EntryRow";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { ListGroup } from "@/ui/rows/ListGroup";
import css from "./TodayEntries.module.css";

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
