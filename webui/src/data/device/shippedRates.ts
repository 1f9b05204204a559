import type { Rates } from "@/domain";

/** Fetches the rates that ship with the app, which most visits need none of. */
export async function shippedRates(): Promise<Rates> {
  const { SHIPPED_RATES } = await import("@/domain/rules/base/shippedRates");
  return SHIPPED_RATES;
}
