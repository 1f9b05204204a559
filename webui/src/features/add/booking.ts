/** A draft with what is usual filled in, and the body it would be sent as. */
import { typedOf } from "@/parts/forms/typedMoney";
import {
  currencies,
  expenses,
  limits,
  money,
  validation,
  type shares,
  type Money,
  type AddExpense,
  type AddRefund,
  type ReplaceTransfer,
} from "@/domain";
import type { AccountView } from "@/state/budget/accounts";
import type { CategoryView } from "@/state/budget/categories";
import type { EntryView } from "@/state/budget/history";
import type { Conversion, Convert } from "@/state/budget/rates";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { momentOf } from "@/parts/meta/moment";
import { amountOf, isAboveZero } from "./draft";
import { detailsBody, type Draft } from "./draftFields";
import type { KeypadKind } from "./kinds";
import { bodyShares, sharesIn } from "./shares/draftShares";
import { amountsOf, areWhole } from "./split/draftLines";

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

/** Sides of an entry, whatever its amount. */
export interface Choices {
  readonly kind: KeypadKind;
  /** The amount's: of an expense or a refund the workspace's, of an income the account's, of a transfer that of what leaves. */
  readonly currency: string;
  /** Account an expense or a transfer leaves, and a refund comes back to. */
  readonly from: AccountView | undefined;
  /** Account an income or a transfer arrives in. */
  readonly to: AccountView | undefined;
  /** Category of the first line where it is split. */
  readonly category: CategoryView | undefined;
  /** Amount that may come back of the expense that a refund names; null where it names none. */
  readonly refundable: Money | null;
  /** Account that may be kept in another currency than the amount's; of an income none. */
  readonly other: AccountView | undefined;
  /** Members who share costs; one alone shares none. */
  readonly members: readonly shares.Member[];
}

export interface Booking extends Choices {
  /** Null when that account is kept in the same currency. */
  readonly otherAmount: OtherAmount | null;
}

/** Body an entry is sent as: an expense, a refund, or an income or a transfer. */
export type EntryBody =
  | { readonly kind: "expense"; readonly body: AddExpense }
  | { readonly kind: "refund"; readonly body: AddRefund }
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
  return otherAmount?.kind === "converted" ? typedOf(otherAmount.amount) : EMPTY;
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
  const { note, payee } = draft;
  if (validation.wrong("note", note) !== null || validation.wrong("payee", payee) !== null) return null;
  const date = momentOf(draft.day, replaced, at);
  const details = { ...detailsBody(draft), ...(date === undefined ? {} : { date }) };
  if (!expenses.isSpending(booking.kind)) return transferOf(draft, booking, details);
  const { kind, currency, from, category, otherAmount, refundable } = booking;
  if (!from || !category) return null;
  const value = amountOf(draft.text);
  const lines = linesOf(draft, booking, replaced);
  const sharing = sharingOf(draft, booking);
  if (sharing === null || lines === null || (refundable !== null && money.fromText(value) > refundable))
    return null;
  const body = {
    value,
    currencyCode: currency,
    accountId: from.id,
    categoryId: category.id,
    ...details,
    ...sharing,
    // Left out, a correction would inherit the lines of the old entry.
    ...((draft.lines.length > 1 || replaced !== null) && { lines }),
    ...(otherAmount === null || otherAmount.kind === "missing" ? {} : { accountValue: otherAmount.amount }),
  };
  if (kind === "expense") return { kind, body };
  // A correction stays of the expense it was of.
  const { refundOf } = draft;
  return { kind, body: { ...body, ...(refundOf !== null && replaced === null && { refundOf }) } };
}

/** Return the categories of a body, each once. */
export function categoriesOf({ categoryId, lines }: AddExpense): readonly string[] {
  const ids = lines?.map((line) => line.categoryId) ?? [categoryId ?? ""];
  return [...new Set(ids)];
}

/** Return who paid and the shares to send, where they are not the usual ones; null while they don't add up. */
function sharingOf(
  { paidBy, shares, text }: Draft,
  { currency, members }: Booking,
): Pick<AddExpense, "paidBy" | "shares"> | null {
  const payer = paidBy === null ? {} : { paidBy };
  if (shares === null) return payer;
  const allocation = sharesIn(shares, money.fromText(amountOf(text)), currency, members);
  return allocation.missing === money.ZERO ? { ...payer, shares: bodyShares(allocation) } : null;
}

/** Return the lines to send; null while one has no category, or the others leave it nothing. */
function linesOf(
  { lines, text }: Draft,
  { category, currency }: Booking,
  replaced: EntryView | null,
): NonNullable<AddExpense["lines"]> | null {
  const value = amountOf(text);
  if (lines.length < 2) {
    const [line, ...others] = replaced?.lines ?? [];
    const note = others.length === 0 ? (line?.note ?? "") : "";
    return category === undefined ? null : [{ categoryId: category.id, value, note }];
  }
  const decimals = decimalsOf(currency);
  if (!areWhole(lines, value, decimals) || lines.length > limits.ENTRY_LINES_MAX) return null;
  if (lines.some(({ note }) => validation.wrong("note", note) !== null)) return null;
  const amounts = amountsOf(lines, value, decimals);
  return lines.map(({ category: categoryId, note }, index) => ({
    categoryId: categoryId ?? "",
    value: money.formatText(amounts[index] ?? money.ZERO),
    note,
  }));
}

function transferOf(
  { text }: Draft,
  { kind, from, to, otherAmount }: Booking,
  details: Pick<ReplaceTransfer, "note" | "payee" | "tags" | "date">,
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
