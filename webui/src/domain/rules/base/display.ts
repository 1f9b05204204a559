/** Amounts as people read them: `−$1 284.50` in English, `−1 284.50 ₴` in Ukrainian; the spaces do not break. */
import type { Language } from "@/contract/budget";
import { abs, formatText, fromText, PLACES, quantize, toFraction, ZERO, type Money } from "./money";
import { currency } from "./currencies";
import * as wholeUnits from "./wholeUnits";

export const MINUS = "\u2212";
export const NO_BREAK_SPACE = "\u00a0";

/** An amount cut into what the screen styles on its own. */
export interface AmountParts {
  /** U+2212, `+` or nothing. */
  readonly sign: string;
  readonly symbol: string;
  readonly symbolPosition: "before" | "after";
  /** Separator of symbol and number: nothing, or a space that does not break. */
  readonly gap: string;
  /** Thousands are parted by spaces that do not break. */
  readonly whole: string;
  /** The decimal mark and what follows (`.50`); nothing for currencies without decimals. */
  readonly fraction: string;
  /** All of it in reading order, for labels and plain text. */
  readonly text: string;
}

/** The parts of an amount in a currency of the catalogue; `signed` puts a plus before what came in. */
export function displayMoney(
  value: string | Money,
  currencyCode: string,
  language: Language,
  { signed = false }: { readonly signed?: boolean } = {},
): AmountParts {
  const { symbol, decimalDigits } = currency(currencyCode);
  const amount = typeof value === "string" ? fromText(value) : value;
  return displayParts(amount, symbol, decimalDigits, language, signed);
}

/** The size of an amount in whole units, by what it is the size of: `$13` for −12.50 spent, `$12` left of 12.50. */
export function wholeMoney(
  value: string,
  of: keyof typeof wholeUnits,
  currencyCode: string,
  language: Language,
): AmountParts {
  const size = wholeUnits[of](abs(fromText(value)));
  return displayParts(size, currency(currencyCode).symbol, 0, language, false);
}

const SHORT_FROM: Money = 100_000n;

/** The parts of an amount where there is little room: from 1 000 up it is rounded to whole units. */
export function shortMoney(value: string, currencyCode: string, language: Language): AmountParts {
  const { symbol, decimalDigits } = currency(currencyCode);
  const amount = fromText(value);
  const digits = abs(amount) >= SHORT_FROM ? 0 : decimalDigits;
  return displayParts(amount, symbol, digits, language, false);
}

/** The amount as one text. */
export function display(value: Money, symbol: string, digits: number, language: Language): string {
  return displayParts(value, symbol, digits, language, false).text;
}

/** As `display`, with a plus before what came in. */
export function displaySigned(value: Money, symbol: string, digits: number, language: Language): string {
  return displayParts(value, symbol, digits, language, true).text;
}

function displayParts(
  value: Money,
  symbol: string,
  digits: number,
  language: Language,
  signed: boolean,
): AmountParts {
  return placed(signOf(value, signed), numberParts(value, digits), symbol, language);
}

/** A number with its sign and the symbol of its currency, where the language has them. */
export function placed(
  sign: string,
  number: Pick<AmountParts, "whole" | "fraction">,
  symbol: string,
  language: Language,
): AmountParts {
  const place = placeOf(symbol, language);
  return { sign, ...place, ...number, text: sign + beside(number.whole + number.fraction, place) };
}

type Place = Pick<AmountParts, "symbol" | "symbolPosition" | "gap">;

function placeOf(symbol: string, language: Language): Place {
  const symbolPosition = language === "ua" ? "after" : "before";
  const gap = symbolPosition === "after" || /\p{L}$/u.test(symbol) ? NO_BREAK_SPACE : "";
  return { symbol, symbolPosition, gap };
}

function beside(number: string, { symbol, symbolPosition, gap }: Place): string {
  return symbolPosition === "after" ? number + gap + symbol : symbol + gap + number;
}

/** A number that is written already (`1.5k`) with a currency's symbol where the language has it: `$1.5k`. */
export function withSymbol(number: string, currencyCode: string, language: Language): string {
  return beside(number, placeOf(currency(currencyCode).symbol, language));
}

function numberParts(value: Money, digits: number): Pick<AmountParts, "whole" | "fraction"> {
  const places = Math.min(digits, PLACES);
  const [whole = "", cents = ""] = formatText(abs(quantize(toFraction(value), digits))).split(".");
  return {
    whole: grouped(whole),
    fraction: places === 0 ? "" : `.${cents.slice(0, places)}`,
  };
}

function signOf(value: Money, signed: boolean): string {
  if (value < ZERO) return MINUS;
  return signed && value > ZERO ? "+" : "";
}

/** Thousands parted. */
export function grouped(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}
