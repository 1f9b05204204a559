import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { months } from "@/domain";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { todayAtom } from "@/state/device";

/** "Today · Sunday, 22.11.2026" */
export function useDayTitle(): (localDay: string) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useAtomValue(todayAtom);
  return (localDay) => {
    const day = dayHeading(localDay, language);
    if (localDay === today) return t("history.today", { day });
    return localDay === months.addDays(today, -1) ? t("history.yesterday", { day }) : day;
  };
}
