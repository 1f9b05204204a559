/** Effect of a key on the typed amount: always a text the amount rules take, `0` when nothing is left. */
import { MINUS, NO_BREAK_SPACE, type AmountParts } from "@/domain/rules/base/display";
import { folded, isSum, termsOf, totalOf, withOperator, type Operator } from "./terms";

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type NumberKey = Digit | "00" | ".";
type CalculatorKey = Operator | "=";

export type Key = NumberKey | CalculatorKey | typeof PERCENT | "backspace" | "clear";

/** Behind a number it means a part of the whole: `25%`. */
export const PERCENT = "%";

export const EMPTY = "0";

/** 9 999 999 999 is the largest amount. */
const WHOLE_DIGITS_MAX = 10;

/** The next text; a key that would break the amount changes nothing. `decimals` are those of the currency. */
export function typed(text: string, key: Key, decimals: number): string {
  if (key === "clear") return EMPTY;
  if (key === "backspace") return text.slice(0, -1) || EMPTY;
  if (isPart(text)) return text;
  if (key === PERCENT) return text === EMPTY || isSum(text) ? text : text.replace(/\.$/, "") + PERCENT;
  if (key === "=") return folded(text);
  if (isOperator(key)) return text === EMPTY ? text : withOperator(text, key);
  if (key === "." && decimals === 0) return text;
  const start = text.search(/[^+-]*$/);
  return text.slice(0, start) + withNumberKey(text.slice(start) || EMPTY, key, decimals);
}

function withNumberKey(term: string, key: NumberKey, decimals: number): string {
  if (key === ".") return term.includes(".") ? term : `${term}.`;
  return Array.from(key).reduce((text, digit) => withDigit(text, digit, decimals), term);
}

/** Return whether a key belongs to a keypad that calculates. */
export function isCalculatorKey(key: Key): key is CalculatorKey {
  return key === "=" || isOperator(key);
}

/** Return whether a part of the whole was typed. */
export function isPart(text: string): boolean {
  return text.endsWith(PERCENT);
}

function isOperator(key: Key): key is Operator {
  return key === "+" || key === "-";
}

function withDigit(text: string, digit: string, decimals: number): string {
  const [integer = "", fraction] = text.split(".");
  if (fraction !== undefined) return fraction.length < decimals ? text + digit : text;
  if (integer === EMPTY) return digit;
  return integer.length < WHOLE_DIGITS_MAX ? text + digit : text;
}

/** The key of the keypad that a physical key stands for. */
export function keyOf(physical: string): Key | undefined {
  if (/^[0-9]$/.test(physical)) return physical as Key;
  if (physical === "." || physical === ",") return ".";
  if (physical === "+" || physical === "-" || physical === "=") return physical;
  if (physical === PERCENT) return physical;
  if (physical === "Backspace") return "backspace";
  return physical === "Delete" ? "clear" : undefined;
}

/** The typed text, or what a sum comes to, as parts of an amount: `like` is any amount of the same currency and language. */
export function typedParts(text: string, like: AmountParts): AmountParts {
  const shown = isSum(text) ? totalOf(text) : text;
  const isNegative = shown.startsWith("-");
  const [digits = EMPTY, cents] = shown.replace("-", "").split(".");
  const fraction = cents === undefined ? "" : `.${cents}`;
  return { ...like, sign: isNegative ? MINUS : "", whole: grouped(digits), fraction };
}

/** Return the terms of a sum as they stand below it, `25.60 + 4.50`; nothing of a single amount. */
export function sumText(text: string): string {
  if (!isSum(text)) return "";
  const [first, ...others] = termsOf(text).map((term) => ({ ...term, text: groupedTerm(term.text) }));
  const last = /[+-]$/.exec(text)?.[0];
  const rest = others.map((term) => `${signOf(term.operator)} ${term.text}`);
  return [first?.text ?? "", ...rest, ...(last === undefined ? [] : [signOf(last as Operator)])].join(" ");
}

function signOf(operator: Operator): string {
  return operator === "-" ? MINUS : "+";
}

function groupedTerm(term: string): string {
  const [integer = EMPTY, ...fraction] = term.split(".");
  return [grouped(integer), ...fraction].join(".");
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}
