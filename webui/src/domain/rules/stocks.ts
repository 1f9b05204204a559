/** Prices of securities as texts: as many decimals as the price came with, in the currency of its exchange. */
import type { Language } from "@/contract/budget";
import { CURRENCIES } from "./base/currencies";
import { grouped, MINUS, NO_BREAK_SPACE, placed, type AmountParts } from "./base/display";
import * as percent from "./base/percent";

/** `$1 271.49`, in Ukrainian `1 271.49 $`; a currency that is not known follows by its code: `4.385 GBp`. */
export function displayPrice(text: string, currencyCode: string, language: Language): AmountParts {
  const { sign, ...number } = written(text);
  const known = CURRENCIES.find(({ code }) => code === currencyCode);
  if (known !== undefined) return placed(sign, number, known.symbol, language);
  const gap = currencyCode === "" ? "" : NO_BREAK_SPACE;
  const whole = sign + number.whole + number.fraction + gap + currencyCode;
  return { sign, symbol: currencyCode, symbolPosition: "after", gap, ...number, text: whole };
}

/** As `displayPrice`, with a plus before a rise: `+$3.12`. */
export function displayChange(text: string, currencyCode: string, language: Language): string {
  return plus(text) + displayPrice(text, currencyCode, language).text;
}

/** `+1.16%`, `−0.79%`, `0.00%`. */
export function displayPercent(text: string, language: Language): string {
  const { sign, whole, fraction } = written(text);
  return percent.display(`${plus(text)}${sign}${whole}${fraction}`, language);
}

/** 1 for a rise, -1 for a fall, 0 for neither. */
export function direction(text: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(text)) return 0;
  return text.startsWith("-") ? -1 : 1;
}

function plus(text: string): string {
  return direction(text) > 0 ? "+" : "";
}

function written(text: string) {
  const [whole = "", fraction] = text.replace(/^-/, "").split(".");
  return {
    sign: direction(text) < 0 ? MINUS : "",
    whole: grouped(whole),
    fraction: fraction === undefined ? "" : `.${fraction}`,
  };
}
