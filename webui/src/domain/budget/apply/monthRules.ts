/** Carry-over, targets and expected income as operations set them: one row for each key, the last write wins. */
import type { CarryRule, ExpectedIncome, Target } from "@/contract/budget";
import { checkRule, rulesOf, type Carry } from "../../rules/planning/carryOver";
import { fromText } from "../../rules/base/money";
import { monthOf } from "../../rules/base/months";
import { checkTarget, firstMonth } from "../../rules/planning/targets";
import { carryRules } from "../monthRules";
import { storedOf } from "../monthView";
import type { State } from "../state";
import { checkAmountDigits, checked } from "./body";
import type { Context } from "./context";
import { referred } from "./rows";

export interface NewRule {
  readonly categoryId: string;
  readonly from: string;
  readonly carry: Carry;
  readonly cap?: string | null;
}

export interface NewTarget {
  readonly categoryId: string;
  readonly amount: string | null;
  readonly by?: string | null;
  readonly everyMonth?: boolean;
  readonly from?: string;
}

export interface NewIncome {
  readonly date: string;
  readonly amount: string | null;
}

/** Set the rule of a category from a month on. */
export function setRule(state: State, raw: NewRule): State {
  const {
    categoryId,
    from,
    carry,
    cap = null,
  } = checked(raw, { from: "monthDate", cap: "notNegativeMoney" });
  referred(state.categories, "categoryId", categoryId);
  checkRule(carry, rowCurrency(state, categoryId, from), cap === null ? null : fromText(cap));
  const row: CarryRule = { categoryId, from, carry, cap, deleted: false, version: 1 };
  return { ...state, carryRules: withRow(state.carryRules, row, ["categoryId", "from"]) };
}

/** Set or remove the target of a category. One with a month carries what is left, where no rule says another thing. */
export function setTarget(state: State, raw: NewTarget, { today }: Pick<Context, "today">): State {
  const body = checked(raw, { amount: "positiveMoney", by: "monthDate", from: "monthDate" });
  const { categoryId, amount, by = null, everyMonth = false } = body;
  referred(state.categories, "categoryId", categoryId);
  const stored = state.targets.find((row) => row.categoryId === categoryId);
  if (amount === null) return { ...state, targets: state.targets.filter((row) => row !== stored) };
  const running = `${monthOf(today, state.workspace.firstDayOfMonth)}-01`;
  const from = body.from ?? firstMonth(running, stored?.from);
  const [month, last] = [from.slice(0, 7), by?.slice(0, 7) ?? null];
  checkTarget({ categoryId, month, amount, by: last, everyMonth }, rowCurrency(state, categoryId, from));
  const row: Target = { categoryId, from, amount, by, everyMonth, deleted: false, version: 1 };
  const set = { ...state, targets: withRow(state.targets, row, ["categoryId"]) };
  const isRuled = by === null || rulesOf(carryRules(state), month).has(categoryId);
  return isRuled ? set : setRule(set, { categoryId, from, carry: "left" });
}

/** Set or remove the income expected in a month. */
export function setIncome(state: State, raw: NewIncome): State {
  const { date, amount } = checked(raw, { date: "monthDate", amount: "notNegativeMoney" });
  if (amount === null) {
    return { ...state, expectedIncomes: state.expectedIncomes.filter((row) => row.date !== date) };
  }
  const { currencyCode } = state.workspace;
  checkAmountDigits("amount", amount, currencyCode);
  const row: ExpectedIncome = { date, amount, currencyCode, deleted: false, version: 1 };
  return { ...state, expectedIncomes: withRow(state.expectedIncomes, row, ["date"]) };
}

/** Return the rows with one of its key, a version later than the one it replaces. */
function withRow<T extends { readonly version: number }>(
  rows: readonly T[],
  row: T,
  key: readonly (keyof T)[],
): readonly T[] {
  const isSame = (each: T) => key.every((field) => each[field] === row[field]);
  const before = rows.find(isSame);
  return [...rows.filter((each) => each !== before), { ...row, version: (before?.version ?? 0) + 1 }];
}

/** Return the currency of a category's row of a month (`yyyy-MM-01`). */
export function rowCurrency(state: State, categoryId: string, date: string): string {
  const stored = storedOf(state, date.slice(0, 7)).get(categoryId);
  return stored === undefined || stored.deleted ? state.workspace.currencyCode : stored.currencyCode;
}
