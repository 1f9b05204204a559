import { useTranslation } from "@/i18n/useTranslation";
import { today } from "@/data/device/clock";
import { dayNumeric, timeText, weekdayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import type { Reminder } from "@/state/session/reminders";
import { dayOf } from "./groups";

/** When a reminder rings, in words. */
export function useWhen() {
  const { t } = useTranslation();
  const language = useLanguage();
  /** Wed 25.11., 10:00; the year only when it is another. */
  const moment = (instant: string): string => {
    const day = dayOf(instant);
    const isThisYear = day.startsWith(today().slice(0, 4));
    const date = isThisYear ? dayNumeric(day).slice(0, 6) : dayNumeric(day);
    return `${weekdayShort(day, language)} ${date}, ${timeText(instant)}`;
  };
  /** The second line of a row. */
  const line = ({ nextAt, date, frequency }: Reminder): string => {
    const often = t(`reminders.frequency.${frequency}`);
    if (nextAt === null)
      return t("reminders.was", { often, day: dayNumeric(date.slice(0, 10)), time: date.slice(11) });
    const isToday = dayOf(nextAt) <= today();
    return `${isToday ? timeText(nextAt) : moment(nextAt)} · ${often}`;
  };
  return { moment, line };
}
