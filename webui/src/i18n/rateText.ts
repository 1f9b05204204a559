import { rates } from "@/domain";
import { fraction, fromDecimal } from "@/domain/rules/fractions";

const DIGITS = 5;

/** A rate in as many digits as one reads: 41.52 of 41.519823, 0.000012017 of 0.00001201740523. */
export function rateText(rate: string): string {
  return rates.quotient(fromDecimal(rate), fraction(1n), DIGITS);
}
