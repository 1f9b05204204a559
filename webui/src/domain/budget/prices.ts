/** Last price of each label, as a device keeps it. */
import { PRICES_MAX } from "@/contract/limits.gen";
import type { LastPrice } from "@/contract/budget";
import { priceKey } from "../rules/lists/lists";

/** The prices with news of them, which come last; the oldest beyond the limit are forgotten. */
export function withPrices(kept: readonly LastPrice[], news: readonly LastPrice[]): readonly LastPrice[] {
  if (news.length === 0) return kept;
  const byKey = new Map(news.map((price) => [priceKey(price.label), price]));
  const others = kept.filter(({ label }) => !byKey.has(priceKey(label)));
  return [...others, ...byKey.values()].slice(-PRICES_MAX);
}
