/** Days as people type them: `yesterday`, `вчора`, `24.12`, `friday`. */
import { addDays } from "../base/months";
import { parseDay } from "../base/months";
import { key } from "../entries/search";
import type { Word } from "./words";

const NAMED: Readonly<Record<string, number>> = {
  today: 0,
  сьогодні: 0,
  yesterday: -1,
  вчора: -1,
  учора: -1,
  "day before yesterday": -2,
  "the day before yesterday": -2,
  позавчора: -2,
  tomorrow: 1,
  завтра: 1,
};
const WEEKDAYS = [
  ["monday", "mon", "понеділок", "понеділка", "пн"],
  ["tuesday", "tue", "tues", "вівторок", "вівторка", "вт"],
  ["wednesday", "wed", "середа", "середу", "середи", "ср"],
  ["thursday", "thu", "thur", "thurs", "четвер", "четверга", "чт"],
  ["friday", "fri", "п'ятниця", "п'ятницю", "п'ятниці", "пт"],
  ["saturday", "субота", "суботу", "суботи", "сб"],
  ["sunday", "неділя", "неділю", "неділі", "нд"],
] as const;
/** Weekdays that are words too: `sun cream`. */
const PERHAPS: ReadonlyMap<string, number> = new Map([
  ["sat", 5],
  ["sun", 6],
]);
const BEFORE_A_DAY = new Set(["on", "у", "в"]);
const PHRASE_WORDS_MAX = 4;
const DOTTED = /^([0-9]{1,2})\.([0-9]{2})$/u;
const FULL = /^([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4}|[0-9]{2})$/u;
const ISO = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u;
/** 29 February comes again after eight years at the latest. */
const YEARS_BACK = 8;

/** A day and the words that name it. */
export interface TypedDay {
  readonly day: string;
  readonly words: readonly Word[];
  readonly isSure: boolean;
}

/** The days that words name, but for `24.12`, which can be an amount too. */
export function readDays(words: readonly Word[], today: string): TypedDay[] {
  const names = namesOf(today);
  const found: TypedDay[] = [];
  for (let at = 0; at < words.length;) {
    const typed = readAt(words, at, names, today);
    if (typed === undefined) {
      at += 1;
      continue;
    }
    const before = words.slice(Math.max(at - 1, 0), at).filter((word) => BEFORE_A_DAY.has(word.key));
    at += typed.words.length;
    found.push({ ...typed, words: [...before, ...typed.words] });
  }
  return found;
}

/** The latest day `dd.mm` that is not after today; undefined where there is none. */
export function dottedDay(text: string, today: string): string | undefined {
  const [, day, month] = DOTTED.exec(text) ?? [];
  if (day === undefined || month === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(year - back));
  return years
    .map((each) => dateOf(each, month, day))
    .find((each): each is string => each !== undefined && each <= today);
}

function namesOf(today: string): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(NAMED).map(([name, shift]): [string, string] => [key(name), addDays(today, shift)]),
    ...WEEKDAYS.flatMap((forms, index) =>
      forms.map((form): [string, string] => [key(form), last(index, today)]),
    ),
  ]);
}

function readAt(
  words: readonly Word[],
  at: number,
  names: ReadonlyMap<string, string>,
  today: string,
): TypedDay | undefined {
  for (let count = PHRASE_WORDS_MAX; count > 0; count -= 1) {
    const taken = words.slice(at, at + count);
    const day = names.get(taken.map((word) => word.key).join(" "));
    if (day !== undefined) return { day, words: taken, isSure: true };
  }
  const word = words[at];
  if (word === undefined) return undefined;
  const weekday = PERHAPS.get(word.key);
  if (weekday !== undefined) return { day: last(weekday, today), words: [word], isSure: false };
  const whole = wholeDate(word.key);
  return whole === undefined ? undefined : { day: whole, words: [word], isSure: true };
}

/** The day of a text with a year. */
function wholeDate(text: string): string | undefined {
  if (ISO.test(text)) return checked(text);
  const [, day, month, year] = FULL.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return dateOf(year.length === 2 ? `20${year}` : year, month, day);
}

function last(weekday: number, today: string): string {
  const index = (new Date(today).getUTCDay() + 6) % 7;
  return addDays(today, -((index - weekday + 7) % 7));
}

function dateOf(year: string, month: string, day: string): string | undefined {
  return checked(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

function checked(day: string): string | undefined {
  try {
    return parseDay(day);
  } catch {
    return undefined;
  }
}
