import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { dayNumeric, monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { EntryDays } from "@/parts/entry/EntryDays";
import { useFilteredEntries } from "@/parts/entry/useFilteredEntries";
import { MoreButton } from "@/parts/MoreButton";
import { NO_FILTER } from "@/state/budget/historyFilter";
import { monthAtom } from "@/state/budget/month";
import { stoppedAtom } from "@/state/connection";
import css from "./CategoryEntries.module.css";

/** What was spent on the category in the month, by day; one opens in the history. */
export function CategoryEntries({ categoryId }: { categoryId: string }) {
  const { t } = useTranslation();
  const [navigate, language] = [useNavigate(), useLanguage()];
  const month = useAtomValue(monthAtom);
  const filter = useMemo(() => ({ ...NO_FILTER, month, categoryId }), [month, categoryId]);
  const found = useFilteredEntries(filter);
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  const { entries, reach, more } = found;
  return (
    <>
      {entries.length === 0 && reach === null && (
        <p className={css["Nothing"]}>{t("category.nothing", { month: monthWord(month, language) })}</p>
      )}
      <EntryDays found={found} sticky={false} onOpen={(id) => void navigate(`/history?entry=${id}`)} />
      {reach !== null && isStopped && (
        <p className={css["Nothing"]}>{t("category.onDevice", { day: dayNumeric(reach.localDay) })}</p>
      )}
      {reach !== null && (
        <MoreButton
          key={[reach.id, month, categoryId, String(isStopped)].join(" ")}
          text={t("history.more")}
          onMore={more}
        />
      )}
    </>
  );
}
