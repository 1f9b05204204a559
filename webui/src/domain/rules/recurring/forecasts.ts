/**
 * Forecast of balances from schedules, and what of a month's budget they still need. A forecast begins with today's
 * balances, in which entries of later days are counted already, and moves them by what is still to be posted. What is
 * overdue counts on today. Days are `yyyy-MM-dd`.
 */
import { currencyOf } from "../accounts/accounts";
import { convert, total, type Amount } from "../base/conversions";
import { DomainError } from "../base/errors";
import { moneyDigits } from "../base/currencies";
import { fraction } from "../base/fractions";
import { fromText, PLACES, quantize, sum, ZERO, type Money } from "../base/money";
import { addDays, daysBetween } from "../base/months";
import { compareText, type Planned, type Plans } from "./forecasts/items";
import { bookedDays, countBooked, type Settled } from "./schedules";
import type { Account, Rates } from "@/contract/budget";

export { expected, incomes, upcoming, type Item, type Planned, type Plans } from "./forecasts/items";

/** An account that is not deleted, with today's balance. */
export type Holding = Pick<Account, "id" | "currencyCode" | "budget" | "isShowInBalance">;

/** A balance at the end of a day. */
export interface Point {
  readonly day: string;
  readonly amount: Money;
}

/** Balances of the days on which they change, today first. */
export interface Line {
  readonly currencyCode: string;
  readonly days: readonly Point[];
  /** The lowest balance, on the first day that has it. */
  readonly lowest: Point;
}

/** Balances from today on. */
export interface Forecast<S extends Planned = Planned> {
  readonly accounts: ReadonlyMap<string, Line>;
  /** Sum of the accounts shown in the balance, in the workspace's currency. */
  readonly total: Line;
  /** Amounts without a rate: balances left out of the total, and occurrences that no account is moved by. */
  readonly notConverted: readonly Amount[];
  /** Schedules that move these accounts. */
  readonly planned: readonly (readonly [schedule: S, settled: Settled])[];
}

/** Money of a plan that no schedule needs, to be spent on these days. */
export interface Allowance {
  readonly first: string;
  readonly last: string;
  readonly amount: Money;
}

type Moves = ReadonlyMap<string, Money>;

type Move = readonly [accountId: string, delta: Money];

/** Return the balances from today to `until`; schedules of accounts that are not among these are left out. */
export function forecast<S extends Planned>(
  accounts: readonly Holding[],
  planned: Plans<S>,
  currency: string,
  rates: Rates,
  today: string,
  until: string,
): Forecast<S> {
  const codes = new Map(accounts.map(({ id, currencyCode }) => [id, currencyOf(currencyCode, currency)]));
  const moves = new Map(accounts.map(({ id, budget }) => [id, new Map([[today, fromText(budget)]])]));
  const kept = [...planned].filter(([schedule]) => hasSides(schedule, codes));
  const unknown = new Map<string, Money>();
  for (const [schedule, settled] of kept) {
    const numbers = numbersOf(schedule, settled, today, until);
    const moved = movesOf(schedule, codes, rates);
    if (moved === null && numbers.size > 0) {
      const value =
        fromText(schedule.value) * BigInt([...numbers.values()].reduce((all, number) => all + number, 0));
      addTo(unknown, schedule.currencyCode, schedule.kind === "expense" ? -value : value);
    }
    for (const [accountId, delta] of moved ?? []) {
      const ofAccount = moves.get(accountId);
      if (ofAccount === undefined) continue;
      for (const [day, number] of numbers) addTo(ofAccount, day, delta * BigInt(number));
    }
  }
  const shown = accounts.filter((account) => account.isShowInBalance).map(({ id }) => id);
  const [whole, leftOut] = totalOf(shown, moves, codes, currency, rates, today);
  const lines = [...moves].map(
    ([id, moved]) => [id, line(codes.get(id) ?? currency, points(moved))] as const,
  );
  return { accounts: new Map(lines), total: whole, notConverted: named(leftOut, unknown), planned: kept };
}

/** Return the number of occurrences to be posted by day, what is overdue on today. */
function numbersOf(schedule: Planned, settled: Settled, today: string, until: string): Map<string, number> {
  const numbers = new Map<string, number>();
  const due = countBooked(schedule, settled, null, today);
  if (due > 0) numbers.set(today, due);
  for (const day of bookedDays(schedule, settled, addDays(today, 1), until)) {
    numbers.set(day, (numbers.get(day) ?? 0) + 1);
  }
  return numbers;
}

/** Return what a month's plan still has to spend after today; null when there is nothing, or the month is over. */
export function allowance(first: string, last: string, today: string, amount: Money): Allowance | null {
  const begin = first > today ? first : addDays(today, 1);
  return begin <= last && amount > ZERO ? { first: begin, last, amount } : null;
}

/** Return the balances of every day to `until`, the allowances spent evenly over their days. */
export function spend(
  { currencyCode, days }: Pick<Line, "currencyCode" | "days">,
  allowances: readonly Allowance[],
  until: string,
): Line {
  const balances = new Map(days.map(({ day, amount }) => [day, amount]));
  const spent: Point[] = [];
  let balance = ZERO;
  for (let day = days[0]?.day ?? until; day <= until; day = addDays(day, 1)) {
    balance = balances.get(day) ?? balance;
    const amount = balance - sum(allowances.map((allowance) => spentBy(allowance, day, currencyCode)));
    spent.push({ day, amount });
  }
  return line(currencyCode, spent);
}

function spentBy({ first, last, amount }: Allowance, day: string, code: string): Money {
  const days = daysBetween(first, last) + 1;
  const passed = Math.min(Math.max(daysBetween(first, day) + 1, 0), days);
  if (passed === 0) return ZERO;
  return quantize(fraction(amount * BigInt(passed), BigInt(days) * 10n ** BigInt(PLACES)), moneyDigits(code));
}

function hasSides({ accountId, fromAccountId }: Planned, codes: ReadonlyMap<string, string>): boolean {
  return codes.has(accountId) && (fromAccountId === null || codes.has(fromAccountId));
}

/** Return the accounts that an occurrence moves, each with the difference; null without a rate. */
export function movesOf(schedule: Planned, codes: ReadonlyMap<string, string>, rates: Rates): Move[] | null {
  try {
    return ratedMoves(schedule, (accountId) => codes.get(accountId) ?? "", rates);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return null;
  }
}

function ratedMoves(schedule: Planned, codeOf: (accountId: string) => string, rates: Rates): Move[] {
  const { accountId, fromAccountId, currencyCode } = schedule;
  const [given, code] = [fromText(schedule.value), codeOf(accountId)];
  if (schedule.kind === "expense") {
    return [[accountId, -inCurrency(given, currencyCode, code, schedule.accountValue, rates)]];
  }
  const value = convert(given, currencyCode, code, rates);
  const arrives: Move = [accountId, value];
  if (fromAccountId === null) return [arrives];
  return [
    arrives,
    [fromAccountId, -inCurrency(value, code, codeOf(fromAccountId), schedule.fromValue, rates)],
  ];
}

/** Return a value in another currency: the amount given for it, else converted. */
function inCurrency(value: Money, code: string, target: string, given: string | null, rates: Rates): Money {
  return given !== null && code !== target ? fromText(given) : convert(value, code, target, rates);
}

function addTo(sums: Map<string, Money>, key: string, delta: Money): void {
  sums.set(key, (sums.get(key) ?? ZERO) + delta);
}

function points(moves: Moves): Point[] {
  let amount = ZERO;
  return [...moves]
    .sort(([a], [b]) => compareText(a, b))
    .map(([day, delta]) => {
      amount += delta;
      return { day, amount };
    });
}

function line(currencyCode: string, days: readonly Point[]): Line {
  const lowest = days.reduce((least, point) => (point.amount < least.amount ? point : least));
  return { currencyCode, days, lowest };
}

/** Return the line of all these accounts together, and what of them has no rate at its end. */
function totalOf(
  shown: readonly string[],
  moves: ReadonlyMap<string, Moves>,
  codes: ReadonlyMap<string, string>,
  currency: string,
  rates: Rates,
  today: string,
): readonly [Line, readonly Amount[]] {
  const byDay = new Map<string, Map<string, Money>>([[today, new Map()]]);
  for (const accountId of shown) {
    for (const [day, delta] of moves.get(accountId) ?? []) {
      const ofDay = byDay.get(day) ?? new Map<string, Money>();
      byDay.set(day, ofDay);
      addTo(ofDay, codes.get(accountId) ?? currency, delta);
    }
  }
  const sums = new Map<string, Money>();
  const days: Point[] = [];
  let leftOut: readonly Amount[] = [];
  for (const [day, ofDay] of [...byDay].sort(([a], [b]) => compareText(a, b))) {
    for (const [code, delta] of ofDay) addTo(sums, code, delta);
    const amounts = [...sums].map(([currencyCode, amount]) => ({ currencyCode, amount }));
    const whole = total(amounts, currency, rates);
    leftOut = whole.notConverted;
    days.push({ day, amount: whole.amount });
  }
  return [line(currency, days), leftOut];
}

function named(leftOut: readonly Amount[], unknown: ReadonlyMap<string, Money>): Amount[] {
  const sums = new Map(unknown);
  for (const { currencyCode, amount } of leftOut) addTo(sums, currencyCode, amount);
  return [...sums]
    .sort(([a], [b]) => compareText(a, b))
    .map(([currencyCode, amount]) => ({ currencyCode, amount }));
}
