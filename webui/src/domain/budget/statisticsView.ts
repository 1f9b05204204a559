/** Statistics in the words of the contract, counted from a whole budget on this device: what the server would answer. */
import { moves, type Move } from "../rules/accounts/accountHistory";
import type { Total } from "../rules/base/conversions";
import { formatText, fromText, ZERO, type Money } from "../rules/base/money";
import { monthOf } from "../rules/base/months";
import * as reports from "../rules/statistics/reports";
import { NONE } from "../rules/base/rates";
import { amountOf, leftOut, type LeftOut as Missing } from "../rules/statistics/statistics";
import { notConvertedOf } from "./planningView";
import type {
  AccountStatistics,
  CategoryShares,
  CategoryStatistics,
  LeftOut,
  MainStatistics,
} from "@/contract/statistics";
import type { Category, Rates } from "@/contract/budget";
import { countedAmount } from "./countedAmount";
import type { State } from "./state";

/** Sources of statistics. */
export interface StatisticsScope {
  readonly state: State;
  /** Months `yyyy-MM`, first to last. */
  readonly keys: readonly string[];
  readonly rates: Rates;
  /** The person's calendar day. */
  readonly today: string;
  /** The person's calendar day of an instant. */
  readonly dayOf: (instant: string) => string;
}

/** Month by month: income, spending, plan, what stayed, and what the accounts held at the end. */
export function mainStatisticsView(scope: StatisticsScope): MainStatistics {
  const [spent, budgets] = [spentParts(scope), budgetParts(scope)].map((parts) =>
    parts.map(([{ month }, amount]) => [month, amount] as const),
  );
  const figures = reports.monthFigures(
    periodOf(scope),
    incomeParts(scope),
    spent ?? [],
    budgets ?? [],
    pastsOf(scope),
  );
  const months = figures.map((month) => ({
    month: month.month,
    firstDay: month.firstDay,
    lastDay: month.lastDay,
    income: textOf(month.income),
    spent: textOf(month.spent),
    budget: textOf(month.budget),
    net: formatText(month.net),
    balance: textOf(month.balance),
    notConverted: month.leftOut.map(leftOutText),
  }));
  const average = reports.monthlyAverage(periodOf(scope), figures, firstMonthOf(scope));
  return {
    ...headOf(scope),
    months,
    average: average && {
      months: average.months,
      income: formatText(average.income),
      spent: formatText(average.spent),
    },
  };
}

/** Return the month of the first entry; null without one. */
function firstMonthOf({ state }: StatisticsScope): string | null {
  const days = state.history.map(({ localDay }) => localDay);
  const first = days.reduce((least, day) => (day < least ? day : least), days[0] ?? "");
  return first === "" ? null : monthOf(first, state.workspace.firstDayOfMonth);
}

/** Return the balance of each account at the end of each month. */
export function accountStatisticsView(scope: StatisticsScope): AccountStatistics {
  const { state, keys } = scope;
  const rows = new Map(state.accounts.map((account) => [account.id, account]));
  const accounts = reports.accountSeries(periodOf(scope), pastsOf(scope)).flatMap((series) => {
    const row = rows.get(series.accountId);
    if (row === undefined) return [];
    const months = keys.map((month, index) => ({
      month,
      balance: formatText(series.balances[index] ?? ZERO),
      amount: textOf(series.totals[index]),
      notConverted: notConvertedOf(series.totals[index]?.notConverted ?? []),
    }));
    const { id: accountId, name, icon, type, isShowInBalance, deleted } = row;
    return [
      { accountId, name, icon, type, currencyCode: series.currencyCode, isShowInBalance, deleted, months },
    ];
  });
  return { ...headOf(scope), accounts };
}

/** Return spending and plans of each category, month by month. */
export function categoryStatisticsView(scope: StatisticsScope): CategoryStatistics {
  const { state, keys } = scope;
  const archived = new Map(state.categories.map(({ id, deleted }) => [id, deleted]));
  const series = reports.categorySeries(periodOf(scope), archived, spentParts(scope), budgetParts(scope));
  const categories = series.map(({ categoryId, spent, budgets }) => ({
    ...called(state.categories.map(named), categoryId),
    months: keys.map((month, index) => ({
      month,
      spent: textOf(spent[index]),
      budget: textOf(budgets[index]),
      notConverted: leftOut({ spent: spent[index] ?? NOTHING, budget: budgets[index] ?? NOTHING }).map(
        leftOutText,
      ),
    })),
  }));
  return { ...headOf(scope), categories };
}

/** Each category's part of what was spent in all the months, and of what was planned for it. */
export function categorySharesView(scope: StatisticsScope): CategoryShares {
  const { state, keys } = scope;
  const ids = state.categories.map(({ id }) => id);
  const shares = reports.categoryShares(periodOf(scope), ids, spentParts(scope), budgetParts(scope));
  return sharesText(headOf(scope), keys, state.categories.map(named), shares);
}

type NamedCategory = Pick<CategoryShares["categories"][number], "categoryId" | "name" | "icon" | "deleted">;

function named({ id, name, icon, deleted }: Category): NamedCategory {
  return { categoryId: id, name, icon, deleted };
}

function sharesText(
  head: Pick<CategoryShares, "currencyCode" | "ratesUpdatedAt">,
  keys: readonly string[],
  categories: readonly NamedCategory[],
  shares: reports.Shares,
): CategoryShares {
  return {
    ...head,
    firstMonth: keys[0] ?? "",
    lastMonth: keys.at(-1) ?? "",
    spent: textOf(shares.spent),
    notConverted: leftOut({ spent: shares.spent }).map(leftOutText),
    categories: shares.categories.map((share) => ({
      ...called(categories, share.categoryId),
      spent: textOf(share.spent),
      share: share.share,
      budget: textOf(share.budget),
      percent: formatText(share.percent),
      ratio: share.ratio === null ? null : formatText(share.ratio),
      notConverted: share.leftOut.map(leftOutText),
    })),
  };
}

/** Return the parts of categories in some of the months that their series are of. */
export function sharesOfSeries(
  { currencyCode, ratesUpdatedAt, categories }: CategoryStatistics,
  keys: readonly string[],
): CategoryShares {
  const partsOf = (figure: "spent" | "budget"): reports.CategoryParts =>
    categories.flatMap(({ categoryId, months }) =>
      months
        .filter(({ month }) => keys.includes(month))
        .flatMap((each) => {
          const missing = each.notConverted.filter((left) => left.figure === figure);
          return [{ currencyCode, amount: each[figure] }, ...missing].map(
            (part) => [{ categoryId, month: each.month }, amountOf(part.currencyCode, part.amount)] as const,
          );
        })
        .filter(([, { amount }]) => amount !== ZERO),
    );
  const period = { keys, firstDay: 1, currencyCode, rates: NONE, running: "" };
  const ids = categories.map(({ categoryId }) => categoryId);
  const shares = reports.categoryShares(period, ids, partsOf("spent"), partsOf("budget"));
  return sharesText({ currencyCode, ratesUpdatedAt }, keys, categories, shares);
}

const NOTHING: Total = { amount: ZERO, notConverted: [] };

export function periodOf({ state, keys, rates, today }: StatisticsScope): reports.Period {
  const { firstDayOfMonth: firstDay, currencyCode } = state.workspace;
  return { keys, firstDay, currencyCode, rates, running: monthOf(today, firstDay) };
}

function headOf({ state, rates }: StatisticsScope) {
  return { currencyCode: state.workspace.currencyCode, ratesUpdatedAt: rates.date };
}

function called(categories: readonly NamedCategory[], categoryId: string): NamedCategory {
  const {
    name = "",
    icon = "",
    deleted = false,
  } = categories.find((category) => category.categoryId === categoryId) ?? {};
  return { categoryId, name, icon, deleted };
}

function textOf(total: Total = NOTHING): string {
  return formatText(total.amount);
}

function leftOutText({ figure, currencyCode, amount }: Missing): LeftOut {
  return { figure, currencyCode, amount: formatText(amount) };
}

function spentParts({ state, keys }: StatisticsScope): reports.CategoryParts {
  return state.daySums
    .map(({ localDay, categoryId, currencyCode, spent }) => {
      const month = monthOf(localDay, state.workspace.firstDayOfMonth);
      return [{ categoryId, month }, amountOf(currencyCode, spent)] as const;
    })
    .filter(([{ month }, { amount }]) => keys.includes(month) && amount !== ZERO);
}

function budgetParts({ state, keys }: StatisticsScope): reports.CategoryParts {
  return state.plannings
    .filter(({ deleted }) => !deleted)
    .map(({ categoryId, date, currencyCode, budget }) => {
      return [{ categoryId, month: date.slice(0, 7) }, amountOf(currencyCode, budget)] as const;
    })
    .filter(([{ month }, { amount }]) => keys.includes(month) && amount !== ZERO);
}

function incomeParts({ state, keys }: StatisticsScope): reports.MonthParts {
  return state.history
    .filter(({ kind }) => kind === "income")
    .map((entry) => {
      const month = monthOf(entry.localDay, state.workspace.firstDayOfMonth);
      return [month, countedAmount(entry)] as const;
    })
    .filter(([month]) => keys.includes(month));
}

function pastsOf(scope: StatisticsScope): reports.AccountMovements[] {
  const moved = movedOf(scope);
  return scope.state.accounts.map(({ id, currencyCode, budget, isShowInBalance, deletedAt }) => ({
    id,
    currencyCode,
    budget: fromText(budget),
    isShowInBalance,
    deletedOn: deletedAt === null ? null : scope.dayOf(deletedAt),
    moved: moved.get(id) ?? new Map<string, Money>(),
  }));
}

/** Per account what it moved by in each month: balances set by hand, and both sides of entries. */
function movedOf({ state, dayOf }: StatisticsScope): ReadonlyMap<string, ReadonlyMap<string, Money>> {
  const moved = new Map<string, Map<string, Money>>();
  const move = ({ accountId, delta }: Pick<Move, "accountId" | "delta">, day: string) => {
    const months = moved.get(accountId) ?? new Map<string, Money>();
    const month = monthOf(day, state.workspace.firstDayOfMonth);
    moved.set(accountId, months.set(month, (months.get(month) ?? ZERO) + delta));
  };
  const booked = new Set(state.history.map(({ id }) => id));
  for (const { id, accountId, prevBudget, newBudget, createdAt } of state.accountHistory) {
    if (booked.has(id)) continue;
    move({ accountId, delta: fromText(newBudget) - fromText(prevBudget) }, dayOf(createdAt));
  }
  for (const entry of state.history) {
    for (const side of moves(entry, entry.kind)) move(side, entry.localDay);
  }
  return moved;
}
