/** Days and months as people read them. Days are `yyyy-MM-dd`, months `yyyy-MM`: both without a time zone. */
import { tagOf, type Language } from "./languages";

/** Days come first in both languages: 11 Nov, 11 лист. */
function localeOf(language: Language): string {
  return language === "en" ? "en-GB" : tagOf(language);
}

function inUtc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

type Parts = Pick<Intl.DateTimeFormatOptions, "day" | "month" | "weekday">;

/** Made once: making one takes longer than all it formats on a screen. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: string, language: Language, parts: Parts): string {
  const name = [language, parts.day, parts.month, parts.weekday].join(" ");
  const known =
    formats.get(name) ?? new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: "UTC" });
  formats.set(name, known);
  return known.format(inUtc(day));
}

function capitalized(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(localeOf(language)) + text.slice(1);
}

/** `2026-12` → December 2026, Грудень 2026. */
export function monthName(month: string, language: Language): string {
  const name = format(`${month}-01`, language, { month: "long" });
  return `${capitalized(name, language)} ${month.slice(0, 4)}`;
}

/** `2026-12` → Dec, груд. */
export function monthShort(month: string, language: Language): string {
  return format(`${month}-01`, language, { month: "short" });
}

/** 11 Nov – 10 Dec, 11 лист. – 10 груд. */
export function dayRangeText(first: string, last: string, language: Language): string {
  const options = { day: "numeric", month: "short" } as const;
  return `${format(first, language, options)} – ${format(last, language, options)}`;
}

/** 11 November, 11 листопада: for readers. */
export function dayInWords(day: string, language: Language): string {
  return format(day, language, { day: "numeric", month: "long" });
}

/** 20 Nov, 20 лист. */
export function dayShort(day: string, language: Language): string {
  return format(day, language, { day: "numeric", month: "short" });
}

/** Sunday, 22.11.2026; неділя, 22.11.2026: Ukrainian writes days small. */
export function dayHeading(day: string, language: Language): string {
  return `${format(day, language, { weekday: "long" })}, ${dayNumeric(day)}`;
}

/** Sun, нд */
export function weekdayShort(day: string, language: Language): string {
  return format(day, language, { weekday: "short" });
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
  const ago = new Intl.RelativeTimeFormat(localeOf(language), { style: "short" });
  return ago.format(-Math.floor(seconds / length), unit);
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
