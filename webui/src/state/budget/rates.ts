/** Exchange rates: the server's when signed in, else those that ship with the app. */
import { atom } from "jotai";
import { conversions, currencies, money, rates, type Money, type Rates } from "@/domain";
import { todayAtom } from "../device";
import { viewAtom } from "../view";

export const ratesAtom = atom((get) => get(viewAtom).rates);

/** The day the rates are from, how many days ago that is, and whether the age is to be shown. */
export const ratesAgeAtom = atom((get) => {
  const { date } = get(ratesAtom);
  const today = get(todayAtom);
  return { date, days: rates.ageDays(date, today), isStale: rates.isStale(date, today) };
});

/** An amount in another currency as text, rounded to its digits; null without a rate. */
export function convertedText(amount: string, source: string, target: string, table: Rates): string | null {
  const value = conversions.exact(money.fromText(amount), source, target, table);
  return value === null ? null : money.formatText(money.quantize(value, currencies.moneyDigits(target)));
}

/** Amount in an account's currency: the converted value, the rate and its day; null without a rate. */
export interface Conversion {
  readonly amount: string;
  /** Units of `target` for one of `source`. */
  readonly rate: string;
  readonly rateDate: string;
}

/** An amount of `source` in `target`; null without a rate. */
export type Convert = (amount: string, source: string, target: string) => Conversion | null;

/** Converts with the rates at hand: for the keypad's conversion pill. */
export const convertAtom = atom((get): Convert => (amount, source, target) => {
  const table = get(ratesAtom);
  const [from, to] = [rates.rate(table, source), rates.rate(table, target)];
  const converted = convertedText(amount, source, target, table);
  if (from === null || to === null || converted === null) return null;
  return { amount: converted, rate: rates.quotient(to, from), rateDate: table.date };
});

/** A computed amount as the text screens take. */
export function textsOf<T extends { readonly amount: Money }>(
  part: T,
): Omit<T, "amount"> & { amount: string } {
  return { ...part, amount: money.formatText(part.amount) };
}
