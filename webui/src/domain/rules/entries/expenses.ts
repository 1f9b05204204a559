/**
 * Booking an entry of the history, and taking it back. A booking says what each account and the category's kept
 * sum of the day move by. It is stored with the entry: taking it back moves exactly that the other way, whatever rates
 * and currencies have become since.
 */
import { convert, exact } from "../base/conversions";
import { moneyDigits } from "../base/currencies";
import { DomainError, ErrorCode, fieldError } from "../base/errors";
import { fromDecimal } from "../base/fractions";
import { AMOUNT_MAX } from "@/contract/limits.gen";
import { checkDigits, checkRange, quantize, toFraction, ZERO, type Money } from "../base/money";
import { quotient } from "../base/rates";
import type { EntryKind, Rates } from "@/contract/budget";

/** The amounts of an entry. */
export interface Booking {
  readonly kind: EntryKind;
  /** Shown amount in `currencyCode`: negative for an expense. */
  readonly value: Money;
  readonly currencyCode: string;
  /** Effect on the account, in its own currency. */
  readonly accountValue: Money;
  readonly accountCurrencyCode: string;
  /** Amount that leaves the other account of a transfer (positive). */
  readonly fromValue: Money | null;
  readonly fromCurrencyCode: string | null;
  /** Units of the second currency for one of `currencyCode`; null when they are equal. */
  readonly rate: string | null;
  /** Null when the amounts were given by hand and differ from what the table says. */
  readonly rateDate: string | null;
  /** Amount that months and statistics count; null for a transfer and for an income without a rate. */
  readonly workspaceValue: Money | null;
  readonly workspaceCurrencyCode: string | null;
  /** Units of `currencyCode` for one of `workspaceCurrencyCode`; null when they are equal. */
  readonly workspaceRate: string | null;
  readonly workspaceRateDate: string | null;
}

/** Effect of a booking on the account, the paying account of a transfer, and the day's kept sums. */
export interface Effect {
  readonly account: Money;
  readonly fromAccount: Money;
  /** Below zero for a refund. */
  readonly spent: Money;
  /** In `incomeCurrency`: what it counted as when it was booked, where that is known. */
  readonly income: Money;
  readonly incomeCurrency: string;
}

interface OtherSide {
  readonly amount: Money;
  readonly rate: string | null;
  readonly rateDate: string | null;
}

/**
 * Spend `value` of a currency, mostly the workspace's, from an account. In another currency the account pays `accountValue`, or the
 * value converted: without a rate `expense.noRate`. With equal currencies `accountValue` is ignored.
 */
export function expense(
  value: Money,
  currencyCode: string,
  accountCurrency: string,
  rates: Rates,
  accountValue: Money | null = null,
): Booking {
  checkAmount("value", value, currencyCode);
  const paid = otherSide("accountValue", value, currencyCode, accountCurrency, rates, accountValue);
  return {
    kind: "expense",
    value: -value,
    currencyCode,
    accountValue: -paid.amount,
    accountCurrencyCode: accountCurrency,
    fromValue: null,
    fromCurrencyCode: null,
    rate: paid.rate,
    rateDate: paid.rateDate,
    workspaceValue: -value,
    workspaceCurrencyCode: currencyCode,
    workspaceRate: null,
    workspaceRateDate: null,
  };
}

/** Give back `value` of a currency to an account: the amounts of an expense, above zero. */
export function refund(...given: Parameters<typeof expense>): Booking {
  const spent = expense(...given);
  return {
    ...spent,
    kind: "refund",
    value: -spent.value,
    accountValue: -spent.accountValue,
    workspaceValue: -spent.value,
  };
}

/** Add an amount to an account; it counts by today's rate, and is booked without one all the same. */
export function income(
  value: Money,
  accountCurrency: string,
  workspaceCurrency: string,
  rates: Rates,
): Booking {
  return {
    ...arrival("income", value, accountCurrency),
    ...counted(value, accountCurrency, workspaceCurrency, rates),
  };
}

/** Move money between accounts: `value` arrives, `fromValue` (or the value converted) leaves. */
export function transfer(
  value: Money,
  currency: string,
  fromCurrency: string,
  rates: Rates,
  fromValue: Money | null = null,
): Booking {
  const arriving = arrival("transfer", value, currency);
  const paid = otherSide("fromValue", value, currency, fromCurrency, rates, fromValue);
  return {
    ...arriving,
    fromValue: paid.amount,
    fromCurrencyCode: fromCurrency,
    rate: paid.rate,
    rateDate: paid.rateDate,
  };
}

/** Account on a side of a settlement: its currency, and the amount there; null: the value converted. */
export interface SettledSide {
  readonly currencyCode: string;
  readonly value: Money | null;
}

/**
 * Pay `value` from one member to another; either account, both or none moves. The rate is that of the account where it
 * arrives, else of the other one; without an account nothing arrives.
 */
export function settlement(
  value: Money,
  currencyCode: string,
  rates: Rates,
  arriving: SettledSide | null = null,
  leaving: SettledSide | null = null,
): Booking {
  checkAmount("value", value, currencyCode);
  const sideOf = (field: string, side: SettledSide | null) =>
    side && otherSide(field, value, currencyCode, side.currencyCode, rates, side.value);
  const [arrived, left] = [sideOf("accountValue", arriving), sideOf("fromValue", leaving)];
  const rated = arriving === null ? left : arrived;
  return {
    ...arrival("settlement", value, currencyCode),
    accountValue: arrived?.amount ?? ZERO,
    accountCurrencyCode: arriving?.currencyCode ?? currencyCode,
    fromValue: left?.amount ?? null,
    fromCurrencyCode: leaving?.currencyCode ?? null,
    rate: rated?.rate ?? null,
    rateDate: rated?.rateDate ?? null,
  };
}

/** Check that a transfer has two sides. */
export function checkAccounts(accountId: string, fromAccountId: string): void {
  if (accountId === fromAccountId) throw new DomainError(ErrorCode.TRANSFER_SAME_ACCOUNT);
}

/** Throw `entry.kind` where the kind would change, but between an income and a transfer. */
export function checkReplacement(kind: EntryKind, newKind: EntryKind): void {
  const isFixed = (each: EntryKind) => isSpending(each) || each === "settlement";
  if (kind !== newKind && (isFixed(kind) || isFixed(newKind))) throw new DomainError(ErrorCode.ENTRY_KIND);
}

/** Return whether an entry has categories: an expense, or a refund of one. */
export function isSpending(kind: EntryKind): kind is "expense" | "refund" {
  return kind === "expense" || kind === "refund";
}

/** Return the effect of a booking. Transfers and settlements are neither income nor spending. */
export function effect(booking: Booking): Effect {
  const { kind, workspaceValue, workspaceCurrencyCode } = booking;
  const isKnown = workspaceValue !== null && workspaceCurrencyCode !== null;
  const gained = isKnown ? workspaceValue : booking.value;
  return {
    account: booking.accountValue,
    fromAccount: -(booking.fromValue ?? ZERO),
    spent: isSpending(kind) ? -booking.value : ZERO,
    income: kind === "income" ? gained : ZERO,
    incomeCurrency: isKnown ? workspaceCurrencyCode : booking.currencyCode,
  };
}

/** Return the effect of taking a booking back. */
export function reverse(booking: Booking): Effect {
  const done = effect(booking);
  return {
    account: -done.account,
    fromAccount: -done.fromAccount,
    spent: -done.spent,
    income: -done.income,
    incomeCurrency: done.incomeCurrency,
  };
}

/** An amount that arrives at an account. */
function arrival(kind: "income" | "transfer" | "settlement", value: Money, currencyCode: string): Booking {
  checkAmount("value", value, currencyCode);
  return {
    kind,
    value,
    currencyCode,
    accountValue: value,
    accountCurrencyCode: currencyCode,
    fromValue: null,
    fromCurrencyCode: null,
    rate: null,
    rateDate: null,
    ...UNCOUNTED,
  };
}

type Counted = Pick<
  Booking,
  "workspaceValue" | "workspaceCurrencyCode" | "workspaceRate" | "workspaceRateDate"
>;
const UNCOUNTED: Counted = {
  workspaceValue: null,
  workspaceCurrencyCode: null,
  workspaceRate: null,
  workspaceRateDate: null,
};

/** Return an income in the workspace's currency; nothing without a rate, or when it is too much to be stored. */
function counted(value: Money, currencyCode: string, workspaceCurrency: string, rates: Rates): Counted {
  const converted = exact(value, currencyCode, workspaceCurrency, rates);
  if (converted === null) return UNCOUNTED;
  const amount = quantize(converted, moneyDigits(workspaceCurrency));
  if (amount > AMOUNT_MAX) return UNCOUNTED;
  const isEqual = currencyCode === workspaceCurrency;
  return {
    workspaceValue: amount,
    workspaceCurrencyCode: workspaceCurrency,
    workspaceRate: isEqual ? null : tableRate(workspaceCurrency, currencyCode, rates),
    workspaceRateDate: isEqual ? null : rates.date,
  };
}

/** Refuse an amount that can't be stored, or with more decimals than its currency has. */
export function checkAmount(field: string, value: Money, currencyCode: string): void {
  try {
    checkDigits(checkRange(value), moneyDigits(currencyCode));
  } catch (error) {
    throw error instanceof DomainError ? fieldError(field, error.code) : error;
  }
}

/** The amount in the other account's currency, its rate, and the day of that rate when it comes from the table. */
function otherSide(
  field: string,
  value: Money,
  currencyCode: string,
  otherCurrency: string,
  rates: Rates,
  given: Money | null,
): OtherSide {
  if (currencyCode === otherCurrency) return { amount: value, rate: null, rateDate: null };
  if (given !== null) {
    checkAmount(field, given, otherCurrency);
    if (!isByTable(given, value, currencyCode, otherCurrency, rates))
      return { amount: given, rate: quotient(toFraction(given), toFraction(value)), rateDate: null };
  }
  const amount = convert(value, currencyCode, otherCurrency, rates);
  checkAmount("value", amount, otherCurrency);
  // Too little for a coin of that currency: whoever books it says what was paid.
  if (amount === ZERO) throw fieldError(field, ErrorCode.VALIDATION_POSITIVE);
  return { amount, rate: tableRate(currencyCode, otherCurrency, rates), rateDate: rates.date };
}

/** Return whether the amount given is the converted value: then its rate is the table's, of its day. */
function isByTable(
  given: Money,
  value: Money,
  currencyCode: string,
  otherCurrency: string,
  rates: Rates,
): boolean {
  const byTable = exact(value, currencyCode, otherCurrency, rates);
  return byTable !== null && given === quantize(byTable, moneyDigits(otherCurrency));
}

function tableRate(currencyCode: string, otherCurrency: string, rates: Rates): string {
  const [from = "1", to = "1"] = [rates.data[currencyCode], rates.data[otherCurrency]];
  return quotient(fromDecimal(to), fromDecimal(from));
}
