/** Effect of a key on the typed amount: always a text the amount rules take, `0` when nothing is left. */
import { NO_BREAK_SPACE, type AmountParts } from "@/domain/rules/display";

export type Key = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "." | "backspace" | "clear";

export const EMPTY = "0";

/** 9 999 999 999 is the largest amount. */
const WHOLE_DIGITS_MAX = 10;

/** The next text; a key that would break the amount changes nothing. `decimals` are those of the currency. */
export function typed(text: string, key: Key, decimals: number): string {
  if (key === "clear") return EMPTY;
  if (key === "backspace") return text.slice(0, -1) || EMPTY;
  if (key === ".") return decimals === 0 || text.includes(".") ? text : `${text}.`;
  return withDigit(text, key, decimals);
}

function withDigit(text: string, digit: string, decimals: number): string {
  const [whole = "", fraction] = text.split(".");
  if (fraction !== undefined) return fraction.length < decimals ? text + digit : text;
  if (whole === EMPTY) return digit;
  return whole.length < WHOLE_DIGITS_MAX ? text + digit : text;
}

/** The key of the keypad that a physical key stands for. */
export function keyOf(physical: string): Key | undefined {
  if (/^[0-9]$/.test(physical)) return physical as Key;
  if (physical === "." || physical === ",") return ".";
  if (physical === "Backspace") return "backspace";
  return physical === "Delete" ? "clear" : undefined;
}

/** The typed text as parts of an amount: `like` is any amount of the same currency and language. */
export function typedParts(text: string, like: AmountParts): AmountParts {
  const [digits = EMPTY, cents] = text.split(".");
  const whole = digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  const fraction = cents === undefined ? "" : `.${cents}`;
  return { ...like, sign: "", whole, fraction };
}
