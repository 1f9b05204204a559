/**
 * What an entry of the history books, and how it is taken back. A booking says what each account and the category's kept
 * sum of the day move by. It is stored with the entry: taking it back moves exactly that the other way, whatever rates
 * and currencies have become since.
 */
import { convert, exact } from "./conversions";
import { moneyDigits } from "./currencies";
import { DomainError, ErrorCode, fieldError } from "./errors";
import { fromDecimal } from "./fractions";
import { checkDigits, checkRange, quantize, toFraction, ZERO, type Money } from "./money";
import { quotient } from "./rates";
import type { EntryKind, Rates } from "@/contract/budget";

/** The amounts of an entry. */
export interface Booking {
  readonly kind: EntryKind;
  /** What the entry shows, in `currencyCode`: negative for spending. */
  readonly value: Money;
  readonly currencyCode: string;
  /** What the account moves by, in its own currency. */
  readonly accountValue: Money;
  readonly accountCurrencyCode: string;
  /** What leaves the other account of a transfer (positive). */
  readonly fromValue: Money | null;
  readonly fromCurrencyCode: string | null;
  /** Units of the second currency for one of `currencyCode`; null when they are equal. */
  readonly rate: string | null;
  /** Null when the amounts were given by hand and differ from what the table says. */
  readonly rateDate: string | null;
}

/** What moves by a booking: the account, the paying account of a transfer, and the day's kept sums. */
export interface Effect {
  readonly account: Money;
  readonly fromAccount: Money;
  readonly spent: Money;
  readonly income: Money;
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
  check("value", value, currencyCode);
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
  };
}

/** Add an amount to an account. */
export function income(value: Money, accountCurrency: string): Booking {
  check("value", value, accountCurrency);
  return {
    kind: "income",
    value,
    currencyCode: accountCurrency,
    accountValue: value,
    accountCurrencyCode: accountCurrency,
    fromValue: null,
    fromCurrencyCode: null,
    rate: null,
    rateDate: null,
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
  check("value", value, currency);
  const paid = otherSide("fromValue", value, currency, fromCurrency, rates, fromValue);
  return {
    ...income(value, currency),
    kind: "transfer",
    fromValue: paid.amount,
    fromCurrencyCode: fromCurrency,
    rate: paid.rate,
    rateDate: paid.rateDate,
  };
}

/** Whether a transfer has two sides. */
export function checkAccounts(accountId: string, fromAccountId: string): void {
  if (accountId === fromAccountId) throw new DomainError(ErrorCode.TRANSFER_SAME_ACCOUNT);
}

/** Throw `entry.kind` where an expense would become something else, or something else an expense. */
export function checkReplacement(kind: EntryKind, newKind: EntryKind): void {
  if ((kind === "expense") !== (newKind === "expense")) throw new DomainError(ErrorCode.ENTRY_KIND);
}

/** What the booking moves. Transfers are neither income nor spending. */
export function effect(booking: Booking): Effect {
  return {
    account: booking.accountValue,
    fromAccount: -(booking.fromValue ?? ZERO),
    spent: booking.kind === "expense" ? -booking.value : ZERO,
    income: booking.kind === "income" ? booking.value : ZERO,
  };
}

/** What taking the booking back moves. */
export function reverse(booking: Booking): Effect {
  const done = effect(booking);
  return {
    account: -done.account,
    fromAccount: -done.fromAccount,
    spent: -done.spent,
    income: -done.income,
  };
}

function check(field: string, value: Money, currencyCode: string): void {
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
    check(field, given, otherCurrency);
    if (!isByTable(given, value, currencyCode, otherCurrency, rates))
      return { amount: given, rate: quotient(toFraction(given), toFraction(value)), rateDate: null };
  }
  const amount = convert(value, currencyCode, otherCurrency, rates);
  check("value", amount, otherCurrency);
  // Too little for a coin of that currency: whoever books it says what was paid.
  if (amount === ZERO) throw fieldError(field, ErrorCode.VALIDATION_POSITIVE);
  return { amount, rate: tableRate(currencyCode, otherCurrency, rates), rateDate: rates.date };
}

/** Whether the amount given is what the table makes of the value: then its rate is the table's, of its day. */
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
