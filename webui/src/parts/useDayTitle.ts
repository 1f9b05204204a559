import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { dayTitle } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { todayAtom } from "@/state/device";

/** "Today, Tue 24 Nov" */
export function useDayTitle(): (localDay: string) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useAtomValue(todayAtom);
  return (localDay) => {
    const day = dayTitle(localDay, today, language);
    return localDay === today ? t("history.today", { day }) : day;
  };
}
