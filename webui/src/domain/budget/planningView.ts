/** A month in the words of the contract: what screens show of `plannings.view`. */
import { rulesOf, type Carried } from "../rules/planning/carryOver";
import type { Amount } from "../rules/base/conversions";
import { expectedIncome, toAssign } from "../rules/planning/expectedIncome";
import { incomes } from "../rules/recurring/forecasts/items";
import { formatText, type Money } from "../rules/base/money";
import { dayRange, daysLeft, firstDate } from "../rules/base/months";
import type { Progress } from "../rules/planning/plannings";
import { countsIn, perMonth, type Target } from "../rules/planning/targets";
import type * as contract from "@/contract/budget";
import type { NotConverted, PlanningCategory, Rates } from "@/contract/budget";
import { carryRules, enteredIncome } from "./monthRules";
import { monthView, type Plans } from "./monthView";
import type { PlannedBudget } from "./state";

/** Planning of a month, as the server answers it but for its id. */
export type Planning = Omit<contract.Planning, "id">;

/** The planning of a month (`yyyy-MM`) as the server would answer it. */
export function planningView(state: Plans, key: string, today: string, rates: Rates): Planning {
  const { id: workspaceId, firstDayOfMonth, currencyCode } = state.workspace;
  const { seen, stored, carried, targets } = monthView(state, key, today, rates);
  const [firstDay, lastDay] = dayRange(key, firstDayOfMonth);
  const scheduled = incomes(
    state.schedules.map((schedule) => [schedule, new Set(schedule.skipped)] as const),
    firstDay,
    lastDay,
  );
  const income = expectedIncome(scheduled, currencyCode, rates, enteredIncome(state, firstDate(key)));
  const rest = toAssign(seen.total.budget, income?.amount ?? null);
  const decided = decidedIn(state, key, targets, carried);
  const rowsOf = (rows: ReadonlyMap<string, Progress>) =>
    [...rows].map(([id, row]) => ({ ...rowOf(id, key, stored.get(id), row), ...decided(id, row) }));
  return {
    ...textsOf(seen.total),
    setAside: formatText(seen.total.setAside),
    expectedIncome: income && formatText(income.amount),
    toAssign: rest === null ? null : formatText(rest),
    workspaceId,
    date: firstDate(key),
    firstDay,
    lastDay,
    currencyCode,
    leftPerDay: seen.total.leftPerDay === null ? null : formatText(seen.total.leftPerDay),
    daysLeft: daysLeft(today, key, firstDayOfMonth) || null,
    notConverted: notConvertedOf([
      ...seen.total.notConverted,
      ...seen.budgetsNotConverted,
      ...(income?.notConverted ?? []),
    ]),
    planningsCategories: rowsOf(seen.rows),
    deletedCategories: rowsOf(seen.removed),
  };
}

export function notConvertedOf(amounts: readonly Amount[]): NotConverted[] {
  return amounts.map(({ currencyCode, amount }) => ({ currencyCode, amount: formatText(amount) }));
}

/** Return what is decided about a category in a month: its rule, its target, and where the carried amount comes from. */
function decidedIn(
  state: Plans,
  key: string,
  targets: readonly Target[],
  carried: ReadonlyMap<string, Carried>,
) {
  const rules = rulesOf(carryRules(state), key);
  const counting = new Map(
    targets.filter((target) => countsIn(target, key)).map((target) => [target.categoryId, target]),
  );
  return (id: string, row: Progress): Pick<PlanningCategory, "carry" | "carriedFrom" | "target"> => {
    const [rule, target, original] = [rules.get(id), counting.get(id), carried.get(id)?.original];
    return {
      carry: rule === undefined ? null : { rule: rule.carry, cap: rule.cap, from: firstDate(rule.month) },
      carriedFrom: original == null ? null : (notConvertedOf([original])[0] ?? null),
      target: target === undefined ? null : targetOf(target, key, row),
    };
  };
}

function targetOf(
  { amount, by, everyMonth, ...target }: Target,
  key: string,
  { carried, budget, currencyCode }: Progress,
): NonNullable<PlanningCategory["target"]> {
  const needed = perMonth({ ...target, amount, by }, key, carried, currencyCode);
  return {
    amount,
    by: by === null ? null : firstDate(by),
    everyMonth,
    from: firstDate(target.month),
    perMonth: formatText(needed),
    onTrack: budget >= needed,
  };
}

function rowOf(
  categoryId: string,
  key: string,
  planned: PlannedBudget | undefined,
  progress: Progress,
): Omit<PlanningCategory, "carry" | "carriedFrom" | "target"> {
  return {
    ...textsOf(progress),
    id: planned?.id ?? null,
    categoryId,
    date: firstDate(key),
    currencyCode: progress.currencyCode,
    ratio: progress.ratio === null ? null : formatText(progress.ratio),
    notConverted: notConvertedOf(progress.notConverted),
    spentNotConverted: notConvertedOf(progress.spentNotConverted),
    version: planned?.version ?? 0,
    createdAt: planned?.createdAt ?? null,
    updatedAt: planned?.updatedAt ?? null,
  };
}

type Shown = Pick<
  Planning,
  "budget" | "spent" | "left" | "percent" | "overflow" | "carried" | "available" | "upcoming" | "free"
>;

function textsOf(progress: Readonly<Record<keyof Shown, Money>>): Shown {
  return {
    budget: formatText(progress.budget),
    spent: formatText(progress.spent),
    left: formatText(progress.left),
    percent: formatText(progress.percent),
    overflow: formatText(progress.overflow),
    carried: formatText(progress.carried),
    available: formatText(progress.available),
    upcoming: formatText(progress.upcoming),
    free: formatText(progress.free),
  };
}
