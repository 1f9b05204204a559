import { useTranslation } from "@/i18n/useTranslation";
import { today } from "@/data/device/clock";
import { dayNumeric, dayTitle, timeText } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { dayOf } from "@/parts/days";
import type { Reminder } from "@/state/session/reminders";

/** When a reminder rings, in words. */
export function useWhen() {
  const { t } = useTranslation();
  const language = useLanguage();
  /** Today, 10:00; Wed 25 Nov, 10:00; with the year when it is another. */
  const moment = (instant: string): string => {
    const [day, now] = [dayOf(instant), today()];
    return `${day === now ? t("reminders.today") : dayTitle(day, now, language)}, ${timeText(instant)}`;
  };
  /** The second line of a row. */
  const line = ({ nextAt, date, frequency }: Reminder): string => {
    const often = t(`reminders.frequency.${frequency}`);
    if (nextAt === null) {
      return t("reminders.was", { often, day: dayNumeric(date.slice(0, 10)), time: date.slice(11) });
    }
    return `${moment(nextAt)} · ${often}`;
  };
  return { moment, line };
}
