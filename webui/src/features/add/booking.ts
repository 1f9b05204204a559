/** A draft with what is usual filled in, and the body it would be sent as. */
import { currencies, validation, type AddExpense, type EntryKind, type ReplaceTransfer } from "@/domain";
import type { AccountView } from "@/state/budget/accounts";
import type { CategoryView } from "@/state/budget/categories";
import type { EntryView } from "@/state/budget/history";
import type { Conversion, Convert } from "@/state/budget/rates";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { momentOf } from "@/parts/meta/moment";
import { amountOf, isAboveZero, withoutZeros, type Draft } from "./draft";

/** Amount on the side of an account of another currency: it pays an expense, or takes a transfer in. */
export type OtherAmount =
  | ({ readonly kind: "converted" } & Conversion)
  | {
      readonly kind: "typed";
      readonly amount: string;
      /** The entry's amount is another one since: what the rate would make of it now is `converted`. */
      readonly isOutdated: boolean;
      readonly converted: Conversion | null;
    }
  | { readonly kind: "missing"; readonly why: "noRate" | "tooLittle" };

export interface Booking {
  readonly kind: EntryKind;
  /** The amount's: of an expense the workspace's, of an income the account's, of a transfer that of what leaves. */
  readonly currency: string;
  /** Account an expense or a transfer leaves. */
  readonly from: AccountView | undefined;
  /** Account an income or a transfer arrives in. */
  readonly to: AccountView | undefined;
  readonly category: CategoryView | undefined;
  /** Account that may be kept in another currency than the amount's; of an income none. */
  readonly other: AccountView | undefined;
  /** Null when that account is kept in the same currency. */
  readonly otherAmount: OtherAmount | null;
}

/** Body an entry is sent as: an expense, or an income or a transfer. */
export type EntryBody =
  | { readonly kind: "expense"; readonly body: AddExpense }
  | { readonly kind: "transfer"; readonly body: ReplaceTransfer };

export function otherAmountOf(
  { text, accountText, accountTextFor }: Draft,
  currency: string,
  account: AccountView | undefined,
  convert: Convert,
): OtherAmount | null {
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
export function accountTextOf({ accountText }: Draft, { otherAmount }: Booking): string {
  if (accountText !== null) return accountText;
  return otherAmount?.kind === "converted" ? withoutZeros(otherAmount.amount) : EMPTY;
}

/**
 * Return the entry to send; null while something is missing. The account's side is the amount the person saw, whatever
 * rates do meanwhile.
 */
export function bodyOf(
  draft: Draft,
  booking: Booking,
  replaced: EntryView | null,
  at: Date,
): EntryBody | null {
  if (!isAboveZero(draft.text) || !isSettled(booking.otherAmount)) return null;
  if (validation.wrong("note", draft.note) !== null) return null;
  const date = momentOf(draft.day, replaced, at);
  const details = { note: draft.note, ...(date === undefined ? {} : { date }) };
  if (booking.kind !== "expense") return transferOf(draft, booking, details);
  const { currency, from, category, otherAmount } = booking;
  if (!from || !category) return null;
  const body = {
    value: amountOf(draft.text),
    currencyCode: currency,
    accountId: from.id,
    categoryId: category.id,
    ...details,
    ...(otherAmount === null || otherAmount.kind === "missing" ? {} : { accountValue: otherAmount.amount }),
  };
  return { kind: "expense", body };
}

function transferOf(
  { text }: Draft,
  { kind, from, to, otherAmount }: Booking,
  details: Pick<ReplaceTransfer, "note" | "date">,
): EntryBody | null {
  if (to === undefined) return null;
  const income = { accountId: to.id, value: amountOf(text), ...details };
  if (kind === "income") return { kind: "transfer", body: income };
  if (from === undefined) return null;
  const arrives =
    otherAmount === null || otherAmount.kind === "missing"
      ? {}
      : { value: otherAmount.amount, fromValue: amountOf(text) };
  return { kind: "transfer", body: { ...income, ...arrives, fromAccountId: from.id } };
}

/** Return whether the amount on the other account's side is settled. */
function isSettled(amount: OtherAmount | null): boolean {
  if (amount?.kind === "typed") return !amount.isOutdated && isAboveZero(amount.amount);
  return amount?.kind !== "missing";
}

/** Decimals the keypad lets one type. */
export function decimalsOf(currencyCode: string): number {
  return currencies.moneyDigits(currencyCode);
}
