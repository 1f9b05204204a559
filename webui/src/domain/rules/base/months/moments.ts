/** Days and moments as people and files write them. */
import { DomainError, ErrorCode } from "../errors";
import { YEAR_MAX, YEAR_MIN } from "@/contract/limits.gen";
import { HOUR_MS, firstDate, twoDigits } from "./calendar";

/** When something happened: the instant in UTC, and the calendar day where it happened. */
export interface Moment {
  readonly instant: string;
  readonly localDay: string;
}

/** Local days lie between 12 hours behind and 14 ahead of UTC: one of these is right for every moment of a clock. */
const OFFSETS_HOURS = [0, 14, -12] as const;

const MONTH = /^[0-9]{4}-[0-9]{2}$/;

const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

const INSTANT =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt]((?:[01][0-9]|2[0-3]):[0-9]{2}:[0-9]{2})(\.[0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$/;

/** Reads `yyyy-MM`. */
export function parseMonth(text: string): string {
  if (!MONTH.test(text)) throw new DomainError(ErrorCode.VALIDATION_MONTH);
  return checkDay(firstDate(text), ErrorCode.VALIDATION_MONTH).slice(0, 7);
}

/** Reads a planning's date `yyyy-MM-01` and gives its month. */
export function parseMonthDate(text: string): string {
  if (!DAY.test(text) || !text.endsWith("-01")) throw new DomainError(ErrorCode.VALIDATION_MONTH);
  return parseMonth(text.slice(0, 7));
}

/** Reads `yyyy-MM-dd`. */
export function parseDay(text: string): string {
  if (!DAY.test(text)) throw new DomainError(ErrorCode.VALIDATION_DATE);
  return checkDay(text, ErrorCode.VALIDATION_DATE);
}

/**
 * Reads an RFC 3339 date and time with offset, or a bare day, which stands for its noon in UTC. The local day is the one
 * written in the text, whatever its offset. Fractions below a millisecond are dropped.
 */
export function parseMoment(text: string): Moment {
  if (DAY.test(text)) {
    const day = parseDay(text);
    return { instant: `${day}T12:00:00.000Z`, localDay: day };
  }
  const [, day, time, decimals = "", offset] = INSTANT.exec(text) ?? [];
  if (day === undefined || time === undefined || offset === undefined) {
    throw new DomainError(ErrorCode.VALIDATION_DATE);
  }
  return { instant: inUtc(parseDay(day), time, decimals, offset), localDay: day };
}

/** The moment as `parseMoment` reads it: in an offset in which the instant is on this day; else the day alone. */
export function momentText({ instant, localDay }: Moment): string {
  const texts = OFFSETS_HOURS.map((hours) => {
    const local = new Date(Date.parse(instant) + hours * HOUR_MS).toISOString().replace("Z", "");
    return `${local}${hours < 0 ? "-" : "+"}${twoDigits(Math.abs(hours))}:00`;
  });
  return texts.find((text) => text.startsWith(localDay)) ?? localDay;
}

/** The calendar day written in a date and time. */
export function localDay(text: string): string {
  return parseMoment(text).localDay;
}

function checkDay(text: string, code: ErrorCode): string {
  const time = Date.parse(text);
  const year = Number(text.slice(0, 4));
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  if (!exists || year < YEAR_MIN || year > YEAR_MAX) throw new DomainError(code);
  return text;
}

function inUtc(day: string, time: string, decimals: string, offset: string): string {
  const milliseconds = Date.parse(`${day}T${time}${decimals.slice(0, 4)}${offset.toUpperCase()}`);
  if (Number.isNaN(milliseconds)) throw new DomainError(ErrorCode.VALIDATION_DATE);
  return new Date(milliseconds).toISOString();
}
