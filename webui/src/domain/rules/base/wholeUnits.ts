/** Amounts in whole units of a currency, where there is no room for cents: rings, plans, charts and short texts. */
import { max, quantize, toFraction, ZERO, type Money } from "./money";

const ONE: Money = 100n;

/** Return what was spent, rounded half away from zero: 12.49 is 12, 12.50 is 13. */
export function spent(amount: Money): Money {
  return quantize(toFraction(amount), 0);
}

/** Return what is left, cut: 12.99 is 12. Nobody is promised a cent that is not there. */
export function left(amount: Money): Money {
  return (amount / ONE) * ONE;
}

/** Return what was spent beyond a plan: at least 1 while something is over. */
export function over(amount: Money): Money {
  return amount > ZERO ? max(spent(amount), ONE) : ZERO;
}
