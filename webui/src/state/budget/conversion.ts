/** Amounts in other currencies, by the rates on this device. */
import { atom } from "jotai";
import { conversions, currencies, money, rates, type Rates } from "@/domain";
import { todayAtom } from "../device";
import { type Convert, ratesAtom } from "./rates";

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

/** Converts with the rates at hand: for the keypad's conversion pill. */
export const convertAtom = atom((get): Convert => (amount, source, target) => {
  const table = get(ratesAtom);
  const [from, to] = [rates.rate(table, source), rates.rate(table, target)];
  const converted = convertedText(amount, source, target, table);
  if (from === null || to === null || converted === null) return null;
  return { amount: converted, rate: rates.quotient(to, from), rateDate: table.date };
});
