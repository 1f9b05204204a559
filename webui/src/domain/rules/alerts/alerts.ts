/** Levels of a budget that spending reaches. A level counts once a month: it is reached anew only after it was fallen below. */
import { PERCENT_MAX } from "@/contract/limits.gen";
import { ZERO, type Money } from "../base/money";

/** Percents of a budget. */
export const LEVELS = [80, 100] as const;
export type Level = (typeof LEVELS)[number];

/** Return the highest level that spending has reached, 0 below the first; where nothing is there to be spent from, none. */
export function level(spent: Money, base: Money): Level | 0 {
  if (base <= ZERO) return 0;
  const reached = LEVELS.filter((each) => spent * BigInt(PERCENT_MAX) >= base * BigInt(each));
  return reached.at(-1) ?? 0;
}

/** Return the wanted levels that were reached, lowest first: the last is the one to tell of. */
export function crossed(oldLevel: number, newLevel: number, levels: readonly number[]): Level[] {
  return LEVELS.filter((each) => oldLevel < each && each <= newLevel && levels.includes(each));
}
