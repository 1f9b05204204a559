/** Days of instants, where the person is. */
import { localTimestamp } from "@/data/device/clock";
import { dayNumeric, timeText, dayTitle } from "@/i18n/dates";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useLanguage } from "@/i18n/useLanguage";
import { todayAtom } from "@/state/device";

/** `yyyy-MM-dd` */
export function dayOf(instant: string): string {
  return localTimestamp(new Date(instant)).slice(0, 10);
}

/** 21.11.2026 */
export function dayOfInstant(instant: string): string {
  return dayNumeric(dayOf(instant));
}

/**
 * The time of an entry that stands under `localDay`, the day where it was made. Where the person is now it may have been
 * another day: then that day is told with the time, so that the two agree.
 */
export function timeBeside(instant: string, localDay: string): string {
  const [day, time] = [dayOf(instant), timeText(instant)];
  return day === localDay ? time : `${dayNumeric(day).slice(0, 6)} ${time}`;
}

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
