/** Progress of a budget, as numbers screens draw and write. */
import { money, percent, type Money } from "@/domain";

export interface Spending {
  readonly budget: string;
  /** Amount carried into the month; below zero after overspending. */
  readonly carried: string;
  readonly spent: string;
}

/** Return the amount that spending is measured against: the budget with what is carried into the month. */
export function baseOf(month: Pick<Spending, "budget" | "carried">): string {
  return money.formatText(baseIn(month));
}

/** Return whether there is anything to measure against. */
export function isPlanned({ budget, carried }: Pick<Spending, "budget" | "carried">): boolean {
  return Number(budget) !== 0 || Number(carried) !== 0;
}

/** Spent divided by base, not capped; infinite where less than nothing is there. Nothing planned can't be exceeded: 0. */
export function ratioOf(month: Spending): number {
  const [base, gone] = [baseIn(month), money.fromText(month.spent)];
  if (base <= money.ZERO) return isPlanned(month) && gone > base ? Infinity : 0;
  return gone > money.ZERO ? Number(gone) / Number(base) : 0;
}

/** The percent as it is written. */
export function wholePercent(month: Spending): number {
  return percent.whole(money.fromText(month.spent), baseIn(month));
}

function baseIn({ budget, carried }: Pick<Spending, "budget" | "carried">): Money {
  return money.fromText(budget) + money.fromText(carried);
}
