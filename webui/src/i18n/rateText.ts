import { grouped, rates, withSymbol, type Language } from "@/domain";
import { fraction, fromDecimal } from "@/domain/rules/base/fractions";

const DIGITS = 5;

/** A rate in as many digits as one reads: `$1 = ₴41.52` of 41.519823 in English, `1 $ = 41.52 ₴` in Ukrainian. */
export function rateText(rate: string, source: string, target: string, language: Language): string {
  const number = rateNumber(rates.quotient(fromDecimal(rate), fraction(1n), DIGITS));
  return `${withSymbol("1", source, language)} = ${withSymbol(number, target, language)}`;
}

/** The number of a rate, its thousands parted. */
export function rateNumber(rate: string): string {
  const [integer = "", ...decimals] = rate.split(".");
  return [grouped(integer), ...decimals].join(".");
}
