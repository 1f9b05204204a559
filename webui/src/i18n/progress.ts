/** How far a budget is spent, as numbers screens draw and write. */

interface Spending {
  readonly budget: string;
  readonly spent: string;
}

/** Spent divided by planned, not capped: infinite where something was spent of nothing. */
export function ratioOf({ budget, spent }: Spending): number {
  const [planned, gone] = [Number(budget), Number(spent)];
  return gone > 0 ? gone / planned : 0;
}

/** The percent as a whole number that never says "100" before, nor after, exactly all was spent. */
export function wholePercent(ratio: number): number {
  if (ratio === Infinity) return 100;
  const rounded = Math.round(ratio * 100);
  if (ratio < 1) return Math.min(rounded, 99);
  return ratio > 1 ? Math.max(rounded, 101) : rounded;
}
