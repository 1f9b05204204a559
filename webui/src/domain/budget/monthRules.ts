/** Decisions about months, as the rules take them: carry-over with the past it works on, targets, expected income. */
import type { Amount } from "../rules/base/conversions";
import { rulesOf, type MonthSum, type Past, type Rule } from "../rules/planning/carryOver";
import { formatText, fromText, ZERO, type Money } from "../rules/base/money";
import { dayRange, monthOf } from "../rules/base/months";
import type { Target } from "../rules/planning/targets";
import type { State } from "./state";

type Budgets = Pick<State, "workspace" | "plannings" | "daySums" | "carryRules">;

/** Return the rules, and the months from the first one to the one before `key`, of categories with a rule. */
export function pastOf(state: Budgets, key: string): Past {
  const rules = carryRules(state);
  const first = rules.map(({ month }) => month).sort()[0] ?? key;
  const ids = new Set(rules.map(({ categoryId }) => categoryId));
  const isPast = (month: string) => first <= month && month < key;
  const budgets = state.plannings
    .filter(({ categoryId, deleted }) => !deleted && ids.has(categoryId))
    .map(({ categoryId, date, budget, currencyCode }) => ({
      categoryId,
      month: date.slice(0, 7),
      budget,
      currencyCode,
    }))
    .filter(({ month }) => isPast(month));
  return { rules, budgets, sums: first < key ? spentIn(state, first, key, ids) : [] };
}

/** Return the rules of all categories. */
export function carryRules(state: Pick<State, "carryRules">): readonly Rule[] {
  return state.carryRules.map(({ categoryId, from, carry, cap }) => ({
    categoryId,
    month: from.slice(0, 7),
    carry,
    cap,
  }));
}

/** Return the rule of a category in a month (`yyyy-MM`), if it has one. */
export function ruleIn(
  state: Pick<State, "carryRules">,
  categoryId: string,
  month: string,
): Pick<Rule, "carry" | "cap"> | undefined {
  return rulesOf(carryRules(state), month).get(categoryId);
}

/** Return the targets of all categories. */
export function monthTargets(state: Pick<State, "targets">): readonly Target[] {
  return state.targets.map(({ categoryId, from, amount, by, everyMonth }) => ({
    categoryId,
    month: from.slice(0, 7),
    amount,
    by: by?.slice(0, 7) ?? null,
    everyMonth,
  }));
}

/** Return the income that was entered for a month (`yyyy-MM-01`). */
export function enteredIncome(
  { expectedIncomes }: Pick<State, "expectedIncomes">,
  date: string,
): Amount | null {
  const entered = expectedIncomes.find((row) => row.date === date);
  return entered === undefined
    ? null
    : { currencyCode: entered.currencyCode, amount: fromText(entered.amount) };
}

/** Return the spending from the first month to the one before `until`. */
function spentIn(state: Budgets, first: string, until: string, ids: ReadonlySet<string>): MonthSum[] {
  const { firstDayOfMonth } = state.workspace;
  const [start] = dayRange(first, firstDayOfMonth);
  const [end] = dayRange(until, firstDayOfMonth);
  const sums = new Map<string, { readonly sum: Omit<MonthSum, "spent">; spent: Money }>();
  for (const { localDay, categoryId, currencyCode, spent } of state.daySums) {
    if (localDay < start || localDay >= end || !ids.has(categoryId)) continue;
    const month = monthOf(localDay, firstDayOfMonth);
    const name = `${month} ${categoryId} ${currencyCode}`;
    const before = sums.get(name) ?? { sum: { categoryId, month, currencyCode }, spent: ZERO };
    sums.set(name, { ...before, spent: before.spent + fromText(spent) });
  }
  return [...sums.values()].map(({ sum, spent }) => ({ ...sum, spent: formatText(spent) }));
}
