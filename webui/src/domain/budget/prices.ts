/** Last price of each label, as a device keeps it. */
import { PRICES_MAX } from "@/contract/limits.gen";
import type { LastPrice } from "@/contract/budget";
import { priceKey } from "../rules/lists/lists";

/** The prices with news of them, which come last; the oldest beyond the limit are forgotten. */
export function withPrices(
  prices: readonly LastPrice[],
  newPrices: readonly LastPrice[],
): readonly LastPrice[] {
  if (newPrices.length === 0) return prices;
  const byKey = new Map(newPrices.map((price) => [priceKey(price.label), price]));
  const others = prices.filter(({ label }) => !byKey.has(priceKey(label)));
  return [...others, ...byKey.values()].slice(-PRICES_MAX);
}
