/**
 * Named rules for the fields people send: each takes the text as it came and gives what is kept, or throws `DomainError`
 * with the code of what is wrong. Forms and the server use the same names. Lengths are counted in code points after NFC
 * and trimming.
 */
import { CREATABLE_TYPES, FOLLOWS_WORKSPACE } from "../accounts/accounts";
import { normalize } from "../base/currencies";
import { DomainError, ErrorCode } from "../base/errors";
import { fromDecimal } from "../base/fractions";
import { ACCOUNT_ICONS, CATEGORY_ICONS } from "../base/icons";
import * as limits from "@/contract/limits.gen";
import { formatText, parse, ZERO } from "../base/money";
import { firstDate } from "../base/months";
import { parseDay, parseMoment, parseMonth, parseMonthDate } from "../base/months";

export const LANGUAGES = ["en", "ua"] as const;
export const MAIN_SCREENS = ["budget", "accounts", "planning", "expenses", "history", "statistics"] as const;
export const EXPENSES_VIEWS = ["rounds-view", "list-view"] as const;

const SPACE = "\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200b\\u2028\\u2029\\u202f\\u205f\\u2060\\u3000\\ufeff";
const OUTER_SPACE = new RegExp(`^[${SPACE}]+|[${SPACE}]+$`, "gu");
// Nothing of it is seen: spaces, `Default_Ignorable_Code_Point` of Unicode, and the empty Braille pattern.
const BLANK = new RegExp(
  // eslint-disable-next-line no-misleading-character-class -- each of them alone is meant, combining ones too
  `^[${SPACE}\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2060-\\u206f\\u2800\\u3164` +
    "\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufff8\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]*$",
  "u",
);
// Control characters, direction overrides, lone surrogates and non-characters.
const UNSAFE =
  // eslint-disable-next-line no-control-regex -- these are what must not be in a text
  /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]/u;
const LINE_BREAK = /[\t\n\r\u2028\u2029]/u;
const NEW_LINE = /\r\n?|[\u2028\u2029]/gu;
const TAG = /^(?!\p{M})[\p{L}\p{M}\p{N}_-]+$/u;
const DOMAIN_LABEL =
  "[A-Za-z0-9\\u{a1}-\\u{10ffff}](?:[A-Za-z0-9\\u{a1}-\\u{10ffff}-]{0,61}[A-Za-z0-9\\u{a1}-\\u{10ffff}])?";
const LOCAL_ATOM =
  '[^\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000@<>()\\[\\]\\\\,;:".]+';
const EMAIL = new RegExp(
  `^(${LOCAL_ATOM}(?:\\.${LOCAL_ATOM})*)@((?:${DOMAIN_LABEL}\\.)+(?![0-9])${DOMAIN_LABEL})$`,
  "u",
);
const EMAIL_LOCAL_MAX_CHARACTERS = 64;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const LOCAL_MINUTE = /^([0-9]{4}-[0-9]{2}-[0-9]{2})T([01][0-9]|2[0-3]):[0-5][0-9]$/;
const RATE = new RegExp(`^[0-9]{1,13}(\\.[0-9]{1,${limits.RATE_DIGITS_MAX}})?$`);

type Rule = (text: string) => string;

/** 1 to 100 characters on one line. */
export function name(text: string): string {
  return line(text, limits.NAME_MAX_CHARACTERS, ErrorCode.VALIDATION_NAME_MAX);
}

/** At most 1000 characters on any number of lines; may be empty. */
export function note(text: string): string {
  return short(
    clean(text.replace(NEW_LINE, "\n")),
    limits.NOTE_MAX_CHARACTERS,
    ErrorCode.VALIDATION_NOTE_MAX,
  );
}

/** At most 100 characters on one line; may be empty. */
export function payee(text: string): string {
  return optionalLineOf(limits.PAYEE_MAX_CHARACTERS)(text);
}

/** 1 to 30 letters with their marks, digits, `-` and `_`, in small letters. */
export function tag(text: string): string {
  const kept = text.trim().normalize("NFC").toLowerCase().normalize("NFC");
  if (kept === "") throw new DomainError(ErrorCode.VALIDATION_REQUIRED);
  if (lengthOf(kept) > limits.TAG_MAX_CHARACTERS || !TAG.test(kept)) {
    throw new DomainError(ErrorCode.VALIDATION_TAG);
  }
  return kept;
}

/** An address, its domain in lower case; the part before the @ stays as typed. */
export function email(text: string): string {
  const address = clean(text);
  if (address === "") throw new DomainError(ErrorCode.VALIDATION_REQUIRED);
  const [, local, host] = EMAIL.exec(address) ?? [];
  const isShort = lengthOf(address) <= limits.EMAIL_MAX_CHARACTERS;
  if (!isShort || local === undefined || host === undefined || lengthOf(local) > EMAIL_LOCAL_MAX_CHARACTERS) {
    throw new DomainError(ErrorCode.VALIDATION_EMAIL);
  }
  return `${local}@${host.toLowerCase()}`;
}

/** 8 to 1024 characters, none taken away; NFC, so the same keys give the same password on every device. */
export function password(text: string): string {
  const kept = secret(text);
  if (lengthOf(kept) < limits.PASSWORD_MIN_CHARACTERS) throw new DomainError(ErrorCode.VALIDATION_PASSWORD);
  return kept;
}

/** A password to be compared: anything `password` lets through, and shorter ones. */
export function secret(text: string): string {
  if (text === "") throw new DomainError(ErrorCode.VALIDATION_REQUIRED);
  if (lengthOf(text) > limits.PASSWORD_MAX_CHARACTERS || /[\ud800-\udfff]/u.test(text)) {
    throw new DomainError(ErrorCode.VALIDATION_PASSWORD);
  }
  return text.normalize("NFC");
}

/** An amount above zero. */
export function positiveMoney(text: string): string {
  const value = parse(text);
  if (value <= ZERO) throw new DomainError(ErrorCode.VALIDATION_POSITIVE);
  return formatText(value);
}

/** An amount of zero or more. */
export function notNegativeMoney(text: string): string {
  const value = parse(text);
  if (value < ZERO) throw new DomainError(ErrorCode.VALIDATION_NEGATIVE);
  return formatText(value);
}

/** Units of a currency for one of another: above zero, at most 18 decimals. */
export function rate(text: string): string {
  const value = fromDecimal(RATE.test(text) ? text : "0");
  if (value.numerator <= 0n || value.numerator > limits.RATE_MAX * value.denominator) {
    throw new DomainError(ErrorCode.VALIDATION_RATE);
  }
  return text;
}

/** Returns a code of the catalogue; older data names it by a label. */
export const currency: Rule = normalize;

/** A code of the catalogue, or `default` for the workspace's currency. */
export function currencyOrDefault(text: string): string {
  return text === FOLLOWS_WORKSPACE ? text : currency(text);
}

/** A UUID of any version with its four dashes, in lower case. */
export function entityId(text: string): string {
  const id = text.toLowerCase();
  if (!ID.test(id)) throw new DomainError(ErrorCode.VALIDATION_ID);
  return id;
}

/** The first of a month, `yyyy-MM-01`. */
export function monthDate(text: string): string {
  return firstDate(parseMonthDate(text));
}

/** RFC 3339 with offset, or `yyyy-MM-dd`; read it with `months.parseMoment`. */
export function date(text: string): string {
  parseMoment(text);
  return text.toUpperCase();
}

/** `yyyy-MM-ddTHH:mm` on somebody's clock, without offset. */
export function localMinute(text: string): string {
  const [, day] = LOCAL_MINUTE.exec(text) ?? [];
  if (day === undefined) throw new DomainError(ErrorCode.VALIDATION_DATE);
  parseDay(day);
  return text;
}

/** The first day of the month, 1 to 28. */
export function firstDay(text: string): string {
  if (!/^([1-9]|1[0-9]|2[0-8])$/.test(text)) throw new DomainError(ErrorCode.VALIDATION_CHOICE);
  return text;
}

/** Every rule by the name the contract gives it. Time zones are checked by the server alone: devices name their own. */
export const RULES = {
  name,
  note,
  label: lineOf(limits.LABEL_MAX_CHARACTERS),
  itemLabel: optionalLineOf(limits.LABEL_MAX_CHARACTERS),
  payee,
  tag,
  email,
  password,
  secret,
  money: (text) => formatText(parse(text)),
  positiveMoney,
  notNegativeMoney,
  rate,
  currency,
  currencyOrDefault,
  accountIcon: choiceOf(ACCOUNT_ICONS, ErrorCode.VALIDATION_ICON),
  categoryIcon: choiceOf(CATEGORY_ICONS, ErrorCode.VALIDATION_ICON),
  accountType: choiceOf(CREATABLE_TYPES),
  id: entityId,
  month: parseMonth,
  monthDate,
  date,
  localMinute,
  firstDay,
  language: choiceOf(LANGUAGES),
  mainScreen: choiceOf(MAIN_SCREENS),
  expensesView: choiceOf(EXPENSES_VIEWS),
  search: optionalLineOf(limits.SEARCH_MAX_CHARACTERS),
  reminderTitle: lineOf(limits.REMINDER_TITLE_MAX_CHARACTERS, ErrorCode.VALIDATION_TITLE_MAX),
  reminderComment: optionalLineOf(limits.REMINDER_COMMENT_MAX_CHARACTERS, ErrorCode.VALIDATION_COMMENT_MAX),
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** Return a field as it is kept, by the rule's name; throws `DomainError`. */
export function check(rule: RuleName, text: string): string {
  return RULES[rule](text);
}

/** The code of what is wrong with a field, or null: what forms ask while a person types. */
export function wrong(rule: RuleName, text: string): ErrorCode | null {
  try {
    check(rule, text);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

function line(text: string, most: number, tooLong: ErrorCode): string {
  const cleaned = clean(text);
  if (LINE_BREAK.test(cleaned)) throw new DomainError(ErrorCode.VALIDATION_TEXT);
  if (BLANK.test(cleaned)) throw new DomainError(ErrorCode.VALIDATION_REQUIRED);
  return short(cleaned, most, tooLong);
}

function lineOf(most: number, tooLong: ErrorCode = ErrorCode.VALIDATION_LINE_MAX): Rule {
  return (text) => line(text, most, tooLong);
}

function optionalLineOf(most: number, tooLong: ErrorCode = ErrorCode.VALIDATION_LINE_MAX): Rule {
  return (text) => (BLANK.test(clean(text)) ? "" : line(text, most, tooLong));
}

function clean(text: string): string {
  if (UNSAFE.test(text)) throw new DomainError(ErrorCode.VALIDATION_TEXT);
  return text.normalize("NFC").replace(OUTER_SPACE, "");
}

function short(text: string, most: number, code: ErrorCode): string {
  if (lengthOf(text) > most) throw new DomainError(code);
  return text;
}

function choiceOf(choices: readonly string[], code: ErrorCode = ErrorCode.VALIDATION_CHOICE): Rule {
  return (text) => {
    if (!choices.includes(text)) throw new DomainError(code);
    return text;
  };
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
