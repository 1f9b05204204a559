import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { Link, useNavigate } from "react-router";
import { todayEntriesAtom } from "@/state/budget/history";
import { EntryRow } from "@/parts/entry/EntryRow";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import css from "./Today.module.css";

/** Entries of today; one opens in the history. */
export function Today() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const texts = useEntryTexts();
  const entries = useAtomValue(todayEntriesAtom);
  return (
    <Section>
      <SectionHeader title={t("expenses.today")}>
        <Link to="/history">{t("expenses.history")}</Link>
      </SectionHeader>
      {entries.length === 0 ? (
        <p className={css["Today-none"]}>{t("expenses.nothingToday")}</p>
      ) : (
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
      )}
    </Section>
  );
}
