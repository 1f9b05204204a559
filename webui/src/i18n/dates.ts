/** Days and months as people read them. Days are `yyyy-MM-dd`, months `yyyy-MM`: both without a time zone. */
import { tagOf, type Language } from "./languages";

/** `2026-12` → December 2026, Грудень 2026. */
export function monthName(month: string, language: Language): string {
  return `${nameOf(CALENDARS[language].months, month)} ${month.slice(0, 4)}`;
}

/** June to November 2026, December 2025 to November 2026; Червень – листопад 2026. */
export function monthSpan(first: string, last: string, language: Language): string {
  const [from, to] = [monthWord(first, language), `${monthWord(last, language)} ${last.slice(0, 4)}`];
  const start = first.slice(0, 4) === last.slice(0, 4) ? from : `${from} ${first.slice(0, 4)}`;
  return language === "en"
    ? `${start} to ${to}`
    : `${start.charAt(0).toUpperCase()}${start.slice(1)} – ${to}`;
}

/** `2026-12` → December, грудень: after a verb or a preposition that takes no genitive. */
export function monthWord(month: string, language: Language): string {
  const name = nameOf(CALENDARS[language].months, month);
  return language === "ua" ? name.toLowerCase() : name;
}

/** `2026-12` → December, грудня: inside a sentence. */
export function monthInWords(month: string, language: Language): string {
  return nameOf(CALENDARS[language].monthsOfDays, month);
}

/** `2026-12` → Dec, груд. */
export function monthShort(month: string, language: Language): string {
  return nameOf(CALENDARS[language].monthsShort, month);
}

/** 11 Nov – 10 Dec, 11 лист. – 10 груд. */
export function dayRangeText(first: string, last: string, language: Language): string {
  return `${dayShort(first, language)} – ${dayShort(last, language)}`;
}

/** 11 November, 11 листопада: for readers. */
export function dayInWords(day: string, language: Language): string {
  return `${dateOf(day)} ${nameOf(CALENDARS[language].monthsOfDays, day)}`;
}

/** 20 Nov, 20 лист. */
export function dayShort(day: string, language: Language): string {
  return `${dateOf(day)} ${nameOf(CALENDARS[language].monthsShort, day)}`;
}

/** `2026-11-20 Dinner` → 20 Nov 2026 Dinner: each day and month within a text that a program made. */
export function textWithDates(text: string, language: Language): string {
  return text.replace(/\b[0-9]{4}-(?:0[1-9]|1[0-2])(-[0-9]{2})?\b/g, (found, date?: string) =>
    date === undefined ? monthName(found, language) : `${dayShort(found, language)} ${found.slice(0, 4)}`,
  );
}

/** Sun 22 Nov, нд 22 лист.; with the year when it is not `today`'s. */
export function dayTitle(day: string, today: string, language: Language): string {
  const [year, title] = [day.slice(0, 4), `${weekdayShort(day, language)} ${dayShort(day, language)}`];
  return year === today.slice(0, 4) ? title : `${title} ${year}`;
}

/** Sunday, 22.11.2026; неділя, 22.11.2026: Ukrainian writes days small. */
export function dayHeading(day: string, language: Language): string {
  return `${weekdayName(day, language)}, ${dayNumeric(day)}`;
}

/** Sunday, неділя */
export function weekdayName(day: string, language: Language): string {
  return CALENDARS[language].weekdays[weekdayOf(day)] ?? "";
}

/** Sun, нд */
export function weekdayShort(day: string, language: Language): string {
  return CALENDARS[language].weekdaysShort[weekdayOf(day)] ?? "";
}

/** 22.11.2026 */
export function dayNumeric(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${date}.${month}.${year}`;
}

/** 18:20, where the user is. */
export function timeText(instant: string): string {
  const at = new Date(instant);
  return `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

const AGES = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** 2 days ago, 3 hr. ago, 0 min. ago: in the largest unit there is one of. */
export function agoText(instant: string, now: string, language: Language): string {
  const seconds = Math.max(0, Math.floor((Date.parse(now) - Date.parse(instant)) / 1000));
  const [unit, length] = AGES.find(([, each]) => seconds >= each) ?? ["minute", 60];
  const ago = new Intl.RelativeTimeFormat(language === "en" ? "en-GB" : tagOf(language), { style: "short" });
  return ago.format(-Math.floor(seconds / length), unit);
}

/** Return the name of a day's or a month's month. */
function nameOf(names: readonly string[], day: string): string {
  return names[Number(day.slice(5, 7)) - 1] ?? "";
}

function dateOf(day: string): number {
  return Number(day.slice(8));
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}

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

/**
 * Names of months and weekdays, as Unicode's CLDR has them. Written down because making the first Intl.DateTimeFormat
 * takes a slow phone longer than all else it computes for a screen.
 */
const CALENDARS: Readonly<Record<Language, Calendar>> = {
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
