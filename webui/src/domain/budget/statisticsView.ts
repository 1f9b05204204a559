/** Statistics in the words of the contract, counted from a whole budget on this device: what the server would answer. */
import { currencyOf } from "../rules/accounts";
import { total, type Amount, type Total } from "../rules/conversions";
import { formatText, fromText, ZERO, type Money } from "../rules/money";
import { dayRange, monthOf } from "../rules/months";
import * as percent from "../rules/percent";
import { notConvertedOf } from "./planningView";
import { amountOf, closings, shares, totals, wasCounted } from "../rules/statistics";
import type {
  AccountStatistics,
  CategoryShares,
  CategoryStatistics,
  Figure,
  LeftOut,
  MainStatistics,
} from "@/contract/statistics";
import type { Account, Rates } from "@/contract/budget";
import type { State } from "./state";

/** What statistics are counted from. */
export interface StatisticsScope {
  readonly state: State;
  /** Months `yyyy-MM`, first to last. */
  readonly keys: readonly string[];
  readonly rates: Rates;
  /** The person's calendar day of an instant. */
  readonly dayOf: (instant: string) => string;
}

const NOTHING: Total = { amount: ZERO, notConverted: [] };

type Parts<Key> = (readonly [Key, Amount])[];

/** Month by month: income, spending, plan, what stayed, and what the accounts held at the end. */
export function mainStatisticsView(scope: StatisticsScope): MainStatistics {
  const { state, keys } = scope;
  const figures: Record<Figure, ReadonlyMap<string, Total>> = {
    income: totalsOf(scope, incomes(scope)),
    spent: totalsOf(
      scope,
      spentParts(scope).map(([{ month }, amount]) => [month, amount] as const),
    ),
    budget: totalsOf(
      scope,
      budgetParts(scope).map(([{ month }, amount]) => [month, amount] as const),
    ),
    balance: totalsOf(scope, balanceParts(scope)),
  };
  const months = keys.map((month) => {
    const [firstDay, lastDay] = dayRange(month, state.workspace.firstDayOfMonth);
    const of = (figure: Figure) => figures[figure].get(month) ?? NOTHING;
    return {
      month,
      firstDay,
      lastDay,
      income: formatText(of("income").amount),
      spent: formatText(of("spent").amount),
      budget: formatText(of("budget").amount),
      net: formatText(of("income").amount - of("spent").amount),
      balance: formatText(of("balance").amount),
      notConverted: leftOut({
        income: of("income"),
        spent: of("spent"),
        budget: of("budget"),
        balance: of("balance"),
      }),
    };
  });
  return { ...headOf(scope), months };
}

/** What each account held at the end of each month. */
export function accountStatisticsView(scope: StatisticsScope): AccountStatistics {
  const { state, keys, rates } = scope;
  const { currencyCode } = state.workspace;
  const ends = closingsOf(scope);
  const accounts = state.accounts.map((account) => {
    const own = currencyOf(account.currencyCode, currencyCode);
    const months = keys.map((month, index) => {
      const balance = ends.get(account.id)?.[index] ?? ZERO;
      const converted = total([{ currencyCode: own, amount: balance }], currencyCode, rates);
      return {
        month,
        balance: formatText(balance),
        amount: formatText(converted.amount),
        notConverted: notConvertedOf(converted.notConverted),
      };
    });
    const { id: accountId, name, icon, type, isShowInBalance, deleted } = account;
    return { accountId, name, icon, type, currencyCode: own, isShowInBalance, deleted, months };
  });
  return { ...headOf(scope), accounts };
}

/** What was spent and planned in each category, month by month. */
export function categoryStatisticsView(scope: StatisticsScope): CategoryStatistics {
  const keyed = (parts: Parts<Place>) =>
    totalsOf(
      scope,
      parts.map(([{ categoryId, month }, amount]) => [`${categoryId} ${month}`, amount] as const),
    );
  const [spent, budgets] = [keyed(spentParts(scope)), keyed(budgetParts(scope))];
  const used = new Set([...spent.keys(), ...budgets.keys()].map((key) => key.slice(0, key.lastIndexOf(" "))));
  const categories = scope.state.categories
    .filter(({ id, deleted }) => !deleted || used.has(id))
    .map(({ id: categoryId, name, icon, deleted }) => ({
      categoryId,
      name,
      icon,
      deleted,
      months: scope.keys.map((month) => {
        const parts = {
          spent: spent.get(`${categoryId} ${month}`) ?? NOTHING,
          budget: budgets.get(`${categoryId} ${month}`) ?? NOTHING,
        };
        return {
          month,
          spent: formatText(parts.spent.amount),
          budget: formatText(parts.budget.amount),
          notConverted: leftOut(parts),
        };
      }),
    }));
  return { ...headOf(scope), categories };
}

/** Each category's part of what was spent in all the months, and of what was planned for it. */
export function categorySharesView(scope: StatisticsScope): CategoryShares {
  const { state, keys, rates } = scope;
  const parts = spentParts(scope);
  const byCategory = (each: Parts<Place>) =>
    totalsOf(
      scope,
      each.map(([{ categoryId }, amount]) => [categoryId, amount] as const),
    );
  const [spent, budgets] = [byCategory(parts), byCategory(budgetParts(scope))];
  const spentOf = (id: string) => spent.get(id) ?? NOTHING;
  const rows = state.categories
    .filter(({ id }) => spent.has(id) || budgets.has(id))
    .sort((a, b) => Number(spentOf(b.id).amount - spentOf(a.id).amount));
  const parted = shares(rows.map(({ id }) => spentOf(id).amount));
  const whole = total(
    parts.map(([, amount]) => amount),
    state.workspace.currencyCode,
    rates,
  );
  return {
    ...headOf(scope),
    firstMonth: keys[0] ?? "",
    lastMonth: keys.at(-1) ?? "",
    spent: formatText(whole.amount),
    notConverted: leftOut({ spent: whole }),
    categories: rows.map(({ id: categoryId, name, icon, deleted }, index) => {
      const [own, budget] = [spentOf(categoryId), budgets.get(categoryId) ?? NOTHING];
      const ratio = percent.ratio(own.amount, budget.amount);
      return {
        categoryId,
        name,
        icon,
        deleted,
        spent: formatText(own.amount),
        share: parted[index] ?? 0,
        budget: formatText(budget.amount),
        percent: formatText(percent.percent(own.amount, budget.amount)),
        ratio: ratio === null ? null : formatText(ratio),
        notConverted: leftOut({ spent: own, budget }),
      };
    }),
  };
}

function headOf({ state, rates }: StatisticsScope) {
  return { currencyCode: state.workspace.currencyCode, ratesUpdatedAt: rates.date };
}

function totalsOf<Key>({ state, rates }: StatisticsScope, parts: Parts<Key>): Map<Key, Total> {
  return totals(parts, state.workspace.currencyCode, rates);
}

interface Place {
  readonly categoryId: string;
  readonly month: string;
}

function spentParts({ state, keys }: StatisticsScope): Parts<Place> {
  return state.daySums
    .map(({ localDay, categoryId, currencyCode, spent }) => {
      const month = monthOf(localDay, state.workspace.firstDayOfMonth);
      return [{ categoryId, month }, amountOf(currencyCode, spent)] as const;
    })
    .filter(([{ month }, { amount }]) => keys.includes(month) && amount !== ZERO);
}

function budgetParts({ state, keys }: StatisticsScope): Parts<Place> {
  return state.plannings
    .filter(({ deleted }) => !deleted)
    .map(({ categoryId, date, currencyCode, budget }) => {
      return [{ categoryId, month: date.slice(0, 7) }, amountOf(currencyCode, budget)] as const;
    })
    .filter(([{ month }, { amount }]) => keys.includes(month) && amount !== ZERO);
}

function incomes({ state, keys }: StatisticsScope): Parts<string> {
  return state.history
    .filter(({ kind }) => kind === "income")
    .map(({ localDay, currencyCode, value }) => {
      const month = monthOf(localDay, state.workspace.firstDayOfMonth);
      return [month, amountOf(currencyCode, value)] as const;
    })
    .filter(([month]) => keys.includes(month));
}

/** Every account that counted at the end of a month, with what it held then. */
function balanceParts(scope: StatisticsScope): Parts<string> {
  const { state, keys, dayOf } = scope;
  const ends = closingsOf(scope);
  return state.accounts.flatMap((account) =>
    keys.flatMap((month, index) => {
      const [, lastDay] = dayRange(month, state.workspace.firstDayOfMonth);
      const deletedOn = account.deletedAt === null ? null : dayOf(account.deletedAt);
      if (!wasCounted(account.isShowInBalance, deletedOn, lastDay)) return [];
      const currencyCode = currencyOf(account.currencyCode, state.workspace.currencyCode);
      return [[month, { currencyCode, amount: ends.get(account.id)?.[index] ?? ZERO }] as const];
    }),
  );
}

/** Per account what it held at the end of each month. */
function closingsOf(scope: StatisticsScope): ReadonlyMap<string, readonly Money[]> {
  const moved = movedOf(scope);
  return new Map(
    scope.state.accounts.map(({ id, budget }: Account) => [
      id,
      closings(fromText(budget), moved.get(id) ?? new Map<string, Money>(), scope.keys),
    ]),
  );
}

/** Per account what it moved by in each month: balances set by hand, and both sides of entries. */
function movedOf({ state, dayOf }: StatisticsScope): ReadonlyMap<string, ReadonlyMap<string, Money>> {
  const moved = new Map<string, Map<string, Money>>();
  const move = (accountId: string, day: string, by: Money) => {
    const months = moved.get(accountId) ?? new Map<string, Money>();
    const month = monthOf(day, state.workspace.firstDayOfMonth);
    moved.set(accountId, months.set(month, (months.get(month) ?? ZERO) + by));
  };
  const booked = new Set(state.history.map(({ id }) => id));
  for (const { id, accountId, prevBudget, newBudget, createdAt } of state.accountHistory) {
    if (!booked.has(id)) move(accountId, dayOf(createdAt), fromText(newBudget) - fromText(prevBudget));
  }
  for (const { accountId, localDay, accountValue, fromAccountId, fromValue } of state.history) {
    move(accountId, localDay, fromText(accountValue));
    if (fromAccountId !== null && fromValue !== null) move(fromAccountId, localDay, -fromText(fromValue));
  }
  return moved;
}

function leftOut(figures: Partial<Record<Figure, Total>>): LeftOut[] {
  return Object.entries(figures).flatMap(([figure, { notConverted }]) =>
    notConvertedOf(notConverted).map((part) => ({ figure: figure as Figure, ...part })),
  );
}
