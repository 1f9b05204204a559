/** Which price is offered first, and how much longer a year is cheaper than its months. */
import type { SubscriptionPrice } from "@/state/session/subscription";

const MONTHS_A_YEAR = 12;
const HUNDREDTH = 0.01;

/** Months of a yearly price that cost nothing, compared with the monthly one; 0 when they all do. */
export function monthsFree(price: SubscriptionPrice, prices: readonly SubscriptionPrice[]): number {
  const monthly = prices.find(
    ({ interval, currencyCode }) => interval === "month" && currencyCode === price.currencyCode,
  );
  if (price.interval !== "year" || monthly === undefined || Number(monthly.amount) <= 0) return 0;
  const paid = (Number(price.amount) - HUNDREDTH / 2) / Number(monthly.amount);
  return Math.max(0, Math.floor(MONTHS_A_YEAR - paid));
}

/** The price that is chosen at first: the yearly one where it is cheaper by month, else the first. */
export function firstChoice(prices: readonly SubscriptionPrice[]): string | undefined {
  const cheaper = prices.find((price) => monthsFree(price, prices) > 0);
  return (cheaper ?? prices[0])?.priceId;
}
