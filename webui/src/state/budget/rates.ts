/** Exchange rates: the server's when signed in, else those that ship with the app. */
import { atom } from "jotai";
import { money, type Money } from "@/domain";
import { viewAtom } from "../view";

export const ratesAtom = atom((get) => get(viewAtom).rates);

/** Amount in an account's currency: the converted value, the rate and its day; null without a rate. */
export interface Conversion {
  readonly amount: string;
  /** Units of `target` for one of `source`. */
  readonly rate: string;
  readonly rateDate: string;
}

/** An amount of `source` in `target`; null without a rate. */
export type Convert = (amount: string, source: string, target: string) => Conversion | null;

/** A computed amount as the text screens take. */
export function textsOf<T extends { readonly amount: Money }>(
  part: T,
): Omit<T, "amount"> & { amount: string } {
  return { ...part, amount: money.formatText(part.amount) };
}
