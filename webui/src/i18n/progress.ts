/** Progress of a budget, as numbers screens draw and write. */
import { money, percent, type Money, type PlanningCategory } from "@/domain";

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

/** Part of the plan that is still to come, beside what is spent. Where nothing is planned: 0. */
export function comingOf(
  month: Pick<Spending, "budget" | "carried"> & { readonly upcoming: string },
): number {
  const base = baseIn(month);
  return base > money.ZERO ? Number(money.fromText(month.upcoming)) / Number(base) : 0;
}

/** The percent as it is written. */
export function wholePercent(month: Spending): number {
  return percent.whole(money.fromText(month.spent), baseIn(month));
}

export interface Saved {
  /** Saved divided by the target, 1 at most. */
  readonly ratio: number;
  readonly percent: number;
  readonly target: string;
  /** Amount between what is saved and the target. */
  readonly missing: string;
}

/** Return how far an amount that is to lie there by a month has come; null where there is none, or all is overspent. */
export function savedOf({
  target,
  left,
  overflow,
}: Pick<PlanningCategory, "target" | "left" | "overflow">): Saved | null {
  if (target?.by == null || Number(overflow) > 0) return null;
  const [saved, amount] = [money.fromText(left), money.fromText(target.amount)];
  return {
    ratio: Math.min(1, Number(saved) / Number(amount)),
    percent: percent.whole(saved, amount),
    target: target.amount,
    missing: money.formatText(money.max(money.ZERO, amount - saved)),
  };
}

function baseIn({ budget, carried }: Pick<Spending, "budget" | "carried">): Money {
  return money.fromText(budget) + money.fromText(carried);
}
