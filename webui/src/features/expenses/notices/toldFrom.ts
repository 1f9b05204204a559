import type { Rates } from "@/contract/budget";
import { conversions, money, type Money } from "@/domain";

/** Worth, in dollars or euros, below which a debt is not told. */
const TOLD_FROM = money.fromText("10.00");
const STEPS = [1, 2, 5, 10];

/** Return the amount of a currency from which a debt is told: worth as much, rounded to 1, 2 or 5 × 10ⁿ. */
export function toldFrom(currencyCode: string, rates: Rates): Money {
  const worth = conversions.exact(TOLD_FROM, "USD", currencyCode, rates);
  if (currencyCode === "EUR" || worth === null) return TOLD_FROM;
  const amount = Number(money.formatText(money.quantize(worth)));
  const power = 10 ** Math.floor(Math.log10(amount));
  const [nearest = 1] = STEPS.toSorted((a, b) => Math.abs(amount / power - a) - Math.abs(amount / power - b));
  return money.fromText((nearest * power).toFixed(2));
}
