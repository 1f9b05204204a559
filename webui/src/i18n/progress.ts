/** Progress of a budget, as numbers screens draw and write. */
import { money, percent } from "@/domain";

interface Spending {
  readonly budget: string;
  readonly spent: string;
}

/** Spent divided by planned, not capped. Where nothing is planned nothing can be exceeded: 0. */
export function ratioOf({ budget, spent }: Spending): number {
  const [planned, gone] = [Number(budget), Number(spent)];
  return gone > 0 && planned > 0 ? gone / planned : 0;
}

/** The percent as it is written. */
export function wholePercent({ budget, spent }: Spending): number {
  return percent.whole(money.fromText(spent), money.fromText(budget));
}
