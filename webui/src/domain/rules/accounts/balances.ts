/** The balance of a workspace: what all its accounts hold together. */
import { currencyOf } from "./accounts";
import { total, type Total } from "../base/conversions";
import { fromText, ZERO, type Money } from "../base/money";
import type { Account, Rates } from "@/contract/budget";

/** Part of an account that the balance reads. */
export type BalanceAccount = Pick<
  Account,
  "budget" | "currencyCode" | "type" | "isShowInBalance" | "deleted"
>;

/** Sum of the counted accounts of one type and currency. */
export interface Subtotal {
  readonly type: string;
  readonly currencyCode: string;
  readonly amount: Money;
}

/** Return whether the account is part of the balance. */
export function isCounted(account: Pick<BalanceAccount, "isShowInBalance" | "deleted">): boolean {
  return account.isShowInBalance && !account.deleted;
}

/** The sum in the workspace currency, and what could not be converted. */
export function balance(accounts: readonly BalanceAccount[], workspaceCurrency: string, rates: Rates): Total {
  const amounts = accounts.filter(isCounted).map((account) => ({
    currencyCode: currencyOf(account.currencyCode, workspaceCurrency),
    amount: fromText(account.budget),
  }));
  return total(amounts, workspaceCurrency, rates);
}

/** The counted accounts summed per type and currency, in the order both first appear. */
export function subtotals(accounts: readonly BalanceAccount[], workspaceCurrency: string): Subtotal[] {
  const sums = new Map<string, Subtotal>();
  for (const account of accounts.filter(isCounted)) {
    const currencyCode = currencyOf(account.currencyCode, workspaceCurrency);
    const key = `${account.type} ${currencyCode}`;
    const amount = (sums.get(key)?.amount ?? ZERO) + fromText(account.budget);
    sums.set(key, { type: account.type, currencyCode, amount });
  }
  return [...sums.values()];
}
