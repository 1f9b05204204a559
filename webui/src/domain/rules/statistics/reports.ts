/**
 * The statistics of a run of budget months, put together from sums: months, accounts, categories and their shares.
 * Everything is in the workspace currency at today's rates, past balances too, so that a line moves when money does, not
 * when rates do. What has no rate is in no sum and is named with the figure it is missing in.
 */
import { currencyOf } from "../accounts/accounts";
import { total, type Amount, type Total } from "../base/conversions";
import { moneyDigits } from "../base/currencies";
import { ZERO, type Money } from "../base/money";
import { dayRange } from "../base/months";
import { foldedOnce } from "../entries/payees";
import { percent, ratio } from "../base/percent";
import { averagedMonths, closings, leftOut, shares, totals, wasCounted, type LeftOut } from "./statistics";
import { average } from "../planning/suggestions";
import type { Rates } from "@/contract/budget";

/** A run of budget months (`yyyy-MM`, first to last) as the workspace counts them now, and what it is told in. */
export interface Period {
  readonly keys: readonly string[];
  readonly firstDay: number;
  readonly currencyCode: string;
  readonly rates: Rates;
  /** The month of today. */
  readonly running: string;
}

/** Month and amount; a month may come several times. */
export type MonthParts = readonly (readonly [month: string, Amount])[];

export interface Place {
  readonly categoryId: string;
  readonly month: string;
}

/** Category with month, and amount; zero amounts are left out. */
export type CategoryParts = readonly (readonly [Place, Amount])[];

/** An account now, and what it moved by in each later month: enough to tell every earlier balance. */
export interface AccountMovements {
  readonly id: string;
  /** `default` follows the workspace. */
  readonly currencyCode: string;
  /** Today's balance, in its own currency. */
  readonly budget: Money;
  readonly isShowInBalance: boolean;
  /** The person's calendar day. */
  readonly deletedOn: string | null;
  /** By month; the months after the first one of the period are needed. */
  readonly moved: ReadonlyMap<string, Money>;
}

/** A month: what came in, was spent and was planned in it, and what the counted accounts held at its end. */
export interface MonthFigures {
  readonly month: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly income: Total;
  readonly spent: Total;
  readonly budget: Total;
  readonly balance: Total;
  /** Income less spending; transfers are neither. */
  readonly net: Money;
  readonly leftOut: readonly LeftOut[];
}

/** An account's balance at the end of each month: in its own currency, and in the workspace's. */
export interface AccountSeries {
  readonly accountId: string;
  readonly currencyCode: string;
  readonly balances: readonly Money[];
  readonly totals: readonly Total[];
}

/** Spending and plans of a category, month by month. */
export interface CategorySeries {
  readonly categoryId: string;
  readonly spent: readonly Total[];
  readonly budgets: readonly Total[];
}

/** A category's part of all spending in whole percents, and what was spent of its plan. */
export interface CategoryShare {
  readonly categoryId: string;
  readonly share: number;
  readonly spent: Total;
  readonly budget: Total;
  /** Spent of budget, from 0 to 100. */
  readonly percent: Money;
  /** Uncapped percent; null when nothing was planned. */
  readonly ratio: Money | null;
  readonly leftOut: readonly LeftOut[];
}

/** All the months together: the whole spending, and each category's part of it. */
export interface Shares {
  readonly spent: Total;
  readonly categories: readonly CategoryShare[];
}

const NOTHING: Total = { amount: ZERO, notConverted: [] };

/** Every month of the period, also those where nothing happened. */
export function monthFigures(
  period: Period,
  incomes: MonthParts,
  spent: MonthParts,
  budgets: MonthParts,
  accounts: readonly AccountMovements[],
): MonthFigures[] {
  const sums = [incomes, spent, budgets, countedBalances(period, accounts)].map((parts) =>
    totalsOf(period, parts),
  );
  return period.keys.map((month) => {
    const [firstDay, lastDay] = dayRange(month, period.firstDay);
    const [income = NOTHING, gone = NOTHING, budget = NOTHING, balance = NOTHING] = sums.map(
      (each) => each.get(month) ?? NOTHING,
    );
    const figures = { income, spent: gone, budget, balance };
    const net = income.amount - gone.amount;
    return { month, firstDay, lastDay, ...figures, net, leftOut: leftOut(figures) };
  });
}

/** Income and spending of a usual month, and the number of months they are the mean of. */
export interface MonthlyAverage {
  readonly months: number;
  readonly income: Money;
  readonly spent: Money;
}

/**
 * Return the mean of the whole months of a period; null where it has no month to count. `first` is the month of the first
 * entry, null without one.
 */
export function monthlyAverage(
  period: Period,
  figures: readonly Pick<MonthFigures, "month" | "income" | "spent">[],
  first: string | null,
): MonthlyAverage | null {
  const counted = averagedMonths(period.keys, first, period.running);
  const rows = figures.filter(({ month }) => counted.includes(month));
  const mean = (figure: "income" | "spent") =>
    average(
      rows.map((row) => row[figure].amount),
      moneyDigits(period.currencyCode),
    );
  const [income, spent] = [mean("income"), mean("spent")];
  return income === null || spent === null ? null : { months: rows.length, income, spent };
}

/** Every account given, in its order. */
export function accountSeries(period: Period, accounts: readonly AccountMovements[]): AccountSeries[] {
  return accounts.map((account) => {
    const currencyCode = currencyOf(account.currencyCode, period.currencyCode);
    const balances = closings(account.budget, account.moved, period.keys, period.running);
    const converted = balances.map((amount) => totalOf(period, [{ currencyCode, amount }]));
    return { accountId: account.id, currencyCode, balances, totals: converted };
  });
}

/**
 * The categories in use, and archived ones with spending or a budget in these months, in the order given. `archived`
 * says of every category id whether it is.
 */
export function categorySeries(
  period: Period,
  archived: ReadonlyMap<string, boolean>,
  spent: CategoryParts,
  budgets: CategoryParts,
): CategorySeries[] {
  const used = new Set([...spent, ...budgets].map(([{ categoryId }]) => categoryId));
  const [gone, planned] = [spent, budgets].map((parts) =>
    totalsOf(
      period,
      parts.map(([place, amount]) => [keyOf(place), amount] as const),
    ),
  );
  const row = (categoryId: string, sums: ReadonlyMap<string, Total> | undefined) =>
    period.keys.map((month) => sums?.get(keyOf({ categoryId, month })) ?? NOTHING);
  return [...archived]
    .filter(([id, isArchived]) => !isArchived || used.has(id))
    .map(([id]) => ({ categoryId: id, spent: row(id, gone), budgets: row(id, planned) }));
}

/** The categories with spending or a budget, the one most was spent on first; shares add up to 100, or are all 0. */
export function categoryShares(
  period: Period,
  categories: readonly string[],
  spent: CategoryParts,
  budgets: CategoryParts,
): Shares {
  const [gone, planned] = [byCategory(period, spent), byCategory(period, budgets)];
  const spentOf = (id: string) => gone.get(id) ?? NOTHING;
  const used = categories
    .filter((id) => gone.has(id) || planned.has(id))
    .sort((a, b) => Number(spentOf(b).amount - spentOf(a).amount));
  const parted = shares(used.map((id) => spentOf(id).amount));
  return {
    spent: totalOf(
      period,
      spent.map(([, amount]) => amount),
    ),
    categories: used.map((id, index) =>
      shareOf(id, parted[index] ?? 0, spentOf(id), planned.get(id) ?? NOTHING),
    ),
  };
}

function shareOf(categoryId: string, share: number, spent: Total, budget: Total): CategoryShare {
  return {
    categoryId,
    share,
    spent,
    budget,
    percent: percent(spent.amount, budget.amount),
    ratio: ratio(spent.amount, budget.amount),
    leftOut: leftOut({ spent, budget }),
  };
}

/** Spending of a payee or a tag in one currency, and the number of its entries. */
export interface NamedPart {
  readonly name: string;
  readonly amount: Amount;
  readonly count: number;
}

/** Spending of a payee or a tag, and the number of its entries. */
export interface NamedTotal {
  readonly name: string;
  readonly spent: Total;
  readonly count: number;
}

/** All spending, and that of each payee or tag. */
export interface NamedSpending {
  readonly spent: Total;
  readonly rows: readonly NamedTotal[];
}

/** Return the spending by payee, most first; the spellings of one are one, by the most used of them. */
export function payeeSpending(period: Period, parts: readonly NamedPart[]): NamedSpending {
  return namedSpending(period, parts, foldedOnce());
}

/** Return the spending by tag, most first. */
export function tagSpending(period: Period, parts: readonly NamedPart[]): NamedSpending {
  return namedSpending(period, parts, (name) => name);
}

function namedSpending(
  period: Period,
  parts: readonly NamedPart[],
  keyOfName: (name: string) => string,
): NamedSpending {
  const groups = new Map<string, NamedPart[]>();
  for (const part of parts) {
    const key = keyOfName(part.name);
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  const rows = [...groups.values()].map((group) => ({
    name: mostUsed(group),
    spent: totalOf(
      period,
      group.map(({ amount }) => amount),
    ),
    count: group.reduce((sum, { count }) => sum + count, 0),
  }));
  rows.sort((a, b) => Number(b.spent.amount - a.spent.amount) || (a.name < b.name ? -1 : 1));
  const spent = totalOf(
    period,
    parts.map(({ amount }) => amount),
  );
  return { spent, rows };
}

/** Return the most used spelling; of equally used ones the first in the alphabet. */
function mostUsed(parts: readonly NamedPart[]): string {
  const counts = new Map<string, number>();
  for (const { name, count } of parts) counts.set(name, (counts.get(name) ?? 0) + count);
  const [first] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return first?.[0] ?? "";
}

function byCategory(period: Period, parts: CategoryParts): Map<string, Total> {
  return totalsOf(
    period,
    parts.map(([{ categoryId }, amount]) => [categoryId, amount] as const),
  );
}

function countedBalances(period: Period, accounts: readonly AccountMovements[]): MonthParts {
  const lastDays = period.keys.map((month) => dayRange(month, period.firstDay)[1]);
  return accounts.flatMap((account) => {
    const currencyCode = currencyOf(account.currencyCode, period.currencyCode);
    const ends = closings(account.budget, account.moved, period.keys, period.running);
    return period.keys.flatMap((month, index) => {
      const isCounted = wasCounted(account.isShowInBalance, account.deletedOn, lastDays[index] ?? "");
      return isCounted ? [[month, { currencyCode, amount: ends[index] ?? ZERO }] as const] : [];
    });
  });
}

function totalsOf<Key>(
  { currencyCode, rates }: Period,
  parts: Iterable<readonly [Key, Amount]>,
): Map<Key, Total> {
  return totals(parts, currencyCode, rates);
}

function totalOf({ currencyCode, rates }: Period, amounts: Iterable<Amount>): Total {
  return total(amounts, currencyCode, rates);
}

function keyOf({ categoryId, month }: Place): string {
  return `${categoryId} ${month}`;
}
