/** A draft with what is usual filled in, and the body it would be sent as. */
import { currencies, validation, type AddExpense } from "@/domain";
import type { AccountView } from "@/state/budget/accounts";
import type { CategoryView } from "@/state/budget/categories";
import type { EntryView } from "@/state/budget/history";
import type { Conversion } from "@/state/budget/rates";
import { amountOf, isAboveZero, momentOf, type Draft } from "./draft";

/** What leaves an account of another currency than the expense's. */
export type Paid =
  | ({ readonly kind: "converted" } & Conversion)
  | { readonly kind: "typed"; readonly amount: string }
  | { readonly kind: "missing"; readonly why: "noRate" | "tooLittle" };

export interface Expense {
  /** The workspace's, which the amount is in. */
  readonly currency: string;
  readonly account: AccountView | undefined;
  readonly category: CategoryView | undefined;
  /** Null when the account is kept in the same currency. */
  readonly paid: Paid | null;
}

export type Convert = (amount: string, source: string, target: string) => Conversion | null;

export function paidOf(
  { text, accountText }: Draft,
  currency: string,
  account: AccountView | undefined,
  convert: Convert,
): Paid | null {
  if (account === undefined || account.currency === currency) return null;
  if (accountText !== null) return { kind: "typed", amount: amountOf(accountText) };
  const converted = convert(amountOf(text), currency, account.currency);
  if (converted === null) return { kind: "missing", why: "noRate" };
  const isTooLittle = isAboveZero(text) && !isAboveZero(converted.amount);
  return isTooLittle ? { kind: "missing", why: "tooLittle" } : { kind: "converted", ...converted };
}

/** What to send; null while something is missing. A converted amount is left to the rules, which keep the rate's day. */
export function bodyOf(
  draft: Draft,
  { account, category, paid }: Expense,
  replaced: EntryView | null,
  at: Date,
): AddExpense | null {
  const isPaid = paid?.kind !== "missing" && (paid?.kind !== "typed" || isAboveZero(paid.amount));
  if (!account || !category || !isAboveZero(draft.text) || !isPaid) return null;
  if (validation.wrong("note", draft.note) !== null) return null;
  const date = momentOf(draft.day, replaced, at);
  return {
    value: amountOf(draft.text),
    accountId: account.id,
    categoryId: category.id,
    note: draft.note,
    ...(paid?.kind === "typed" ? { accountValue: paid.amount } : {}),
    ...(date === undefined ? {} : { date }),
  };
}

/** Decimals the keypad lets one type. */
export function decimalsOf(currencyCode: string): number {
  return currencies.moneyDigits(currencyCode);
}
