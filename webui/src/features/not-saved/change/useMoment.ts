import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { localTimestamp } from "@/data/device/clock";
import { dayNumeric, timeText } from "@/i18n/dates";
import { todayAtom } from "@/state/device";

const DAY_MS = 86_400_000;

/** When something was: "today, 12:04", "yesterday, 21:40", "11.11.2026". */
export function useMoment(): (instant: string) => string {
  const { t } = useTranslation();
  const today = useAtomValue(todayAtom);
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  return (instant) => {
    const day = localTimestamp(new Date(instant)).slice(0, 10);
    const time = timeText(instant);
    if (day === today) return t("notSaved.today", { time });
    return day === yesterday ? t("notSaved.yesterday", { time }) : dayNumeric(day);
  };
}
