/** Accounts: which kinds there are, what of them may change or go, and which one is the main account. */
import { DomainError, ErrorCode } from "../base/errors";
import { ZERO, type Money } from "../base/money";
import type { Account, AccountType } from "@/contract/budget";

/** Types that a form offers; `investment` can be made, but never turns into another type or comes from one. */
export const SELECTABLE_TYPES = ["basic", "savings", "debt"] as const satisfies readonly AccountType[];
export const CREATABLE_TYPES = [...SELECTABLE_TYPES, "investment"] as const;
export const FOLLOWS_WORKSPACE = "default";

/** An entry of the account history: the balance before and after it was set. */
export interface Adjustment {
  readonly prevBudget: Money;
  readonly newBudget: Money;
}

/** The currency an account is kept in: `default` follows the workspace. */
export function currencyOf(currencyCode: string, workspaceCurrency: string): string {
  return currencyCode === FOLLOWS_WORKSPACE ? workspaceCurrency : currencyCode;
}

/** Check that an account may be deleted; `others` are the workspace's other accounts that are not deleted. */
export function checkRemoval(isMain: boolean, others: readonly unknown[]): void {
  if (others.length === 0) throw new DomainError(ErrorCode.ACCOUNT_LAST);
  if (isMain) throw new DomainError(ErrorCode.ACCOUNT_MAIN);
}

/** Check that the main account may hand its flag over. */
export function checkUnsetMain(others: readonly unknown[]): void {
  if (others.length === 0) throw new DomainError(ErrorCode.ACCOUNT_MAIN_LAST);
}

/** The account that becomes main: the oldest by creation. */
export function successor<T extends Pick<Account, "id" | "createdAt">>(others: readonly T[]): T | undefined {
  return others.toSorted((a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id))[0];
}

/**
 * Check that the currency may change: once an entry uses the account, it stays what it is. From `default` to the workspace's
 * own currency, or back, nothing changes.
 */
export function checkCurrency(old: string, next: string, workspaceCurrency: string, isUsed: boolean): void {
  if (isUsed && currencyOf(old, workspaceCurrency) !== currencyOf(next, workspaceCurrency)) {
    throw new DomainError(ErrorCode.ACCOUNT_CURRENCY_USED);
  }
}

/** Check that the type may change: basic, savings and debt into each other, investment never. */
export function checkType(old: string, next: string): void {
  if (old !== next && (old === "investment" || next === "investment")) {
    throw new DomainError(ErrorCode.ACCOUNT_INVESTMENT);
  }
  if (!(CREATABLE_TYPES as readonly string[]).includes(next)) {
    throw new DomainError(ErrorCode.VALIDATION_CHOICE);
  }
}

/** Return whether a new account is part of the balance by default: a debt is not. */
export function countsByDefault(kind: string): boolean {
  return kind !== "debt";
}

/** The account's code when its workspace changes currency: a used account keeps the currency it was booked in. */
export function currencyAfterChange(
  currencyCode: string,
  workspaceCurrency: string,
  isUsed: boolean,
): string {
  return isUsed ? currencyOf(currencyCode, workspaceCurrency) : currencyCode;
}

/** The first entry of an account's history. */
export function opening(budget: Money): Adjustment {
  return { prevBudget: ZERO, newBudget: budget };
}

/**
 * The entry of a balance set by hand; null when nothing changes. With `seen`, the balance the user looked at, the
 * difference is booked, so a booking in between is kept: 90 set to 150 by someone who saw 100 becomes 140.
 */
export function setBalance(current: Money, wanted: Money, seen: Money | null = null): Adjustment | null {
  const delta = wanted - (seen ?? current);
  return delta === ZERO ? null : { prevBudget: current, newBudget: current + delta };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
