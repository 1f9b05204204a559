/** A draft with what is usual filled in, and the body it would be sent as. */
import { currencies, validation, type AddExpense } from "@/domain";
import type { AccountView } from "@/state/budget/accounts";
import type { CategoryView } from "@/state/budget/categories";
import type { EntryView } from "@/state/budget/history";
import type { Conversion, Convert } from "@/state/budget/rates";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { momentOf } from "@/parts/meta/moment";
import { amountOf, isAboveZero, withoutZeros, type Draft } from "./draft";

/** Amount that leaves an account of another currency than the expense's. */
export type Paid =
  | ({ readonly kind: "converted" } & Conversion)
  | {
      readonly kind: "typed";
      readonly amount: string;
      /** The expense's amount is another one since: what the rate would make of it now is `converted`. */
      readonly isOutdated: boolean;
      readonly converted: Conversion | null;
    }
  | { readonly kind: "missing"; readonly why: "noRate" | "tooLittle" };

export interface Expense {
  /** The workspace's, which the amount is in. */
  readonly currency: string;
  readonly account: AccountView | undefined;
  readonly category: CategoryView | undefined;
  /** Null when the account is kept in the same currency. */
  readonly paid: Paid | null;
}

export function paidOf(
  { text, accountText, accountTextFor }: Draft,
  currency: string,
  account: AccountView | undefined,
  convert: Convert,
): Paid | null {
  if (account === undefined || account.currency === currency) return null;
  const converted = convert(amountOf(text), currency, account.currency);
  if (accountText !== null) {
    const isOutdated = amountOf(accountTextFor ?? "") !== amountOf(text);
    return { kind: "typed", amount: amountOf(accountText), isOutdated, converted };
  }
  if (converted === null) return { kind: "missing", why: "noRate" };
  const isTooLittle = isAboveZero(text) && !isAboveZero(converted.amount);
  return isTooLittle ? { kind: "missing", why: "tooLittle" } : { kind: "converted", ...converted };
}

/** Return the amount on the account's side for the keypad: the converted one until a key is pressed. */
export function accountTextOf({ accountText }: Draft, { paid }: Expense): string {
  if (accountText !== null) return accountText;
  return paid?.kind === "converted" ? withoutZeros(paid.amount) : EMPTY;
}

/**
 * Return the operation to send; null while something is missing. The account's side is the amount the person saw,
 * whatever rates do meanwhile.
 */
export function bodyOf(
  draft: Draft,
  { currency, account, category, paid }: Expense,
  replaced: EntryView | null,
  at: Date,
): AddExpense | null {
  if (!account || !category || !isAboveZero(draft.text) || !isPaid(paid)) return null;
  if (validation.wrong("note", draft.note) !== null) return null;
  const date = momentOf(draft.day, replaced, at);
  return {
    value: amountOf(draft.text),
    currencyCode: currency,
    accountId: account.id,
    categoryId: category.id,
    note: draft.note,
    ...(paid === null || paid.kind === "missing" ? {} : { accountValue: paid.amount }),
    ...(date === undefined ? {} : { date }),
  };
}

/** Return whether the amount that leaves the account is settled. */
function isPaid(paid: Paid | null): boolean {
  if (paid?.kind === "typed") return !paid.isOutdated && isAboveZero(paid.amount);
  return paid?.kind !== "missing";
}

/** Decimals the keypad lets one type. */
export function decimalsOf(currencyCode: string): number {
  return currencies.moneyDigits(currencyCode);
}
