import { useAtomValue } from "@/state/useAtomValue";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { dayNumeric, monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { EntryDays } from "@/parts/entry/EntryDays";
import { useEntryTexts, type EntryTexts } from "@/parts/entry/useEntryTexts";
import { useFilteredEntries } from "@/parts/entry/useFilteredEntries";
import { MoreButton } from "@/parts/MoreButton";
import type { EntryView } from "@/state/budget/history";
import { NO_FILTER } from "@/state/budget/historyFilter";
import { stoppedAtom } from "@/state/connection";
import css from "./CategoryEntries.module.css";

export interface CategoryEntriesProps {
  categoryId: string;
  month: string;
}

/** Expenses of the category in a month, by day; one opens in the history. */
export function CategoryEntries({ categoryId, month }: CategoryEntriesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useLanguage();
  const filter = useMemo(() => ({ ...NO_FILTER, month, categoryId }), [month, categoryId]);
  const found = useFilteredEntries(filter);
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  const { entries, cutoff, more } = found;
  const open = useCallback((id: string) => void navigate(`/history?entry=${id}`), [navigate]);
  return (
    <>
      {entries.length === 0 && cutoff === null && (
        <p className={css["Nothing"]}>{t("categoryPage.nothing", { month: monthWord(month, language) })}</p>
      )}
      <EntryDays result={found} texts={useTexts()} sticky={false} onOpen={open} />
      {cutoff !== null && isStopped && (
        <p className={css["Nothing"]}>{t("categoryPage.onDevice", { day: dayNumeric(cutoff.localDay) })}</p>
      )}
      {cutoff !== null && (
        <MoreButton
          key={[cutoff.id, month, categoryId, String(isStopped)].join(" ")}
          text={t("history.more")}
          onMore={more}
        />
      )}
    </>
  );
}

/** Return texts of entries that all have the page's category: the account stands in its place. */
function useTexts(): (entry: EntryView) => EntryTexts {
  const [texts, names] = [useEntryTexts(), useNames()];
  return useCallback(
    (entry) => {
      const all = texts(entry);
      const account = names(entry.accountLabel ?? "");
      const second = all.second === account ? (all.author?.name ?? "") : all.second;
      return { ...all, sub: account, second };
    },
    [texts, names],
  );
}
