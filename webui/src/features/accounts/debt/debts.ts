/** Debts of the person, and debts of others to them. */
import { conversions, money, type Money, type NotConverted, type Rates } from "@/domain";
import { textsOf } from "@/state/budget/rates";

/** A debt account: below zero is owed by the person, above zero is owed to them. */
export interface Debt {
  readonly budget: string;
  readonly currency: string;
}

export interface Debts {
  readonly net: string;
  /** Without a sign. */
  readonly owed: string;
  readonly owedToYou: string;
  readonly notConverted: readonly NotConverted[];
}

/** Summed in one currency; what has no rate is named. */
export function debtsOf(accounts: readonly Debt[], currencyCode: string, rates: Rates): Debts {
  const amounts = accounts.map((each) => ({
    currencyCode: each.currency,
    amount: money.fromText(each.budget),
  }));
  const sum = (keep: (amount: Money) => boolean) =>
    conversions.total(
      amounts.filter(({ amount }) => keep(amount)),
      currencyCode,
      rates,
    );
  const net = sum(() => true);
  return {
    net: money.formatText(net.amount),
    owed: money.formatText(money.abs(sum((amount) => amount < 0n).amount)),
    owedToYou: money.formatText(sum((amount) => amount > 0n).amount),
    notConverted: net.notConverted.map(textsOf),
  };
}
