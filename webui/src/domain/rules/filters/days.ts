/** Spans of days as filters name them: a day, a month, a year or a word like `yesterday`. */
import { DomainError } from "../base/errors";
import { dayRange, parseMonth } from "../base/months";
import { dottedDay, readDays } from "../quickAdd/days";
import { split } from "../quickAdd/words";

const YEAR_CHARACTERS = 4;

export type Span = readonly [first: string, last: string];

/** Return the first and last day that a text names, `2026-02` those of February; undefined where it names none. */
export function readSpan(text: string, today: string): Span | undefined {
  try {
    if (Array.from(text).length === YEAR_CHARACTERS) {
      const year = parseMonth(`${text}-01`).slice(0, YEAR_CHARACTERS);
      return [`${year}-01-01`, `${year}-12-31`];
    }
    return dayRange(parseMonth(text), 1);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const day = dayOf(text, today);
    return day === undefined ? undefined : [day, day];
  }
}

function dayOf(text: string, today: string): string | undefined {
  const dotted = dottedDay(text, today);
  if (dotted !== undefined) return dotted;
  const words = split(text);
  const [typed, ...more] = readDays(words, today);
  return more.length === 0 && typed?.words.length === words.length ? typed.day : undefined;
}
