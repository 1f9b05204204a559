/**
 * Names of months and weekdays, as Unicode's CLDR has them. Written down because making the first Intl.DateTimeFormat
 * takes a slow phone longer than all else it computes for a screen.
 */
import type { Language } from "./languages";

const list = (names: string) => names.split(" ");

const MONTHS = list("January February March April May June July August September October November December");

interface Calendar {
  /** January: as a title. */
  readonly months: readonly string[];
  /** 11 January: in Ukrainian the genitive. */
  readonly monthsOfDays: readonly string[];
  readonly monthsShort: readonly string[];
  /** From Sunday on, as `Date.getUTCDay` counts. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
}

export const CALENDARS: Readonly<Record<Language, Calendar>> = {
  en: {
    months: MONTHS,
    monthsOfDays: MONTHS,
    monthsShort: list("Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec"),
    weekdays: list("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
    weekdaysShort: list("Sun Mon Tue Wed Thu Fri Sat"),
  },
  ua: {
    months: list(
      "Січень Лютий Березень Квітень Травень Червень Липень Серпень Вересень Жовтень Листопад Грудень",
    ),
    monthsOfDays: list(
      "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
    ),
    monthsShort: list("січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд."),
    weekdays: list("неділя понеділок вівторок середа четвер пʼятниця субота"),
    weekdaysShort: list("нд пн вт ср чт пт сб"),
  },
};
