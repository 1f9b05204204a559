/** The fields of a category's sheet, and the changes that they ask for. */
import { categoryRule, months, type Carry, type Operation, type shares, type Target } from "@/domain";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import type { PlanningRow } from "@/state/budget/planning";

export interface PlanFields extends Omit<CategoryFields, "budget"> {
  carry: Carry;
  /** As typed; nothing: no limit. */
  cap: string;
  hasTarget: boolean;
  /** As typed. */
  amount: string;
  every: "once" | "month";
  /** Month in which the target is to be reached: `yyyy-MM`. */
  by: string;
  /** Null: the workspace's. */
  shareRule: shares.Rule | null;
}

/** A change, and the change that takes it back. */
export interface Step {
  readonly operation: Operation;
  readonly undo: Operation;
}

/** Months from the chosen one to the one offered first for a target. */
const AHEAD_MONTHS = 6;

/** Return what the sheet shows at first, for a category whose name is shown as `name`. */
export function startOf(row: PlanningRow, name: string): PlanFields {
  const { target, carry } = row;
  return {
    name,
    icon: row.category.icon,
    shareRule: categoryRule(row.category),
    carry: carry?.rule ?? "none",
    cap: carry?.cap == null ? "" : typedOf(carry.cap),
    hasTarget: target !== null,
    amount: target === null ? "" : typedOf(target.amount),
    every: target?.everyMonth === true ? "month" : "once",
    by: target?.by?.slice(0, 7) ?? months.add(row.date.slice(0, 7), AHEAD_MONTHS),
  };
}

/** Return the changes of carry-over and target; `stored` is the category's target, of whatever months. */
export function planSteps(row: PlanningRow, fields: PlanFields, stored: Target | undefined): Step[] {
  return [...carrySteps(row, fields), ...targetSteps(row, fields, stored)];
}

function carrySteps(row: PlanningRow, { carry, cap, hasTarget, every }: PlanFields): Step[] {
  const before = { carry: row.carry?.rule ?? "none", cap: row.carry?.cap ?? null } as const;
  const after = { carry, cap: carry === "none" || cap.trim() === "" ? null : amountOf(cap) };
  // A target with a month carries what is left where no rule says another thing: none has to be said then.
  const isImplied = row.carry === null && hasTarget && every === "once";
  if (!isImplied && before.carry === after.carry && isSameAmount(before.cap, after.cap)) return [];
  const set = (rule: { readonly carry: Carry; readonly cap: string | null }): Operation => ({
    name: "setCarryOver",
    body: { categoryId: row.categoryId, from: row.date, ...rule },
  });
  return [{ operation: set(after), undo: set(before) }];
}

function targetSteps(row: PlanningRow, fields: PlanFields, stored: Target | undefined): Step[] {
  const { categoryId, date } = row;
  const before = row.target;
  const set = (target: Omit<Target, "categoryId" | "deleted" | "version"> | null): Operation => ({
    name: "setTarget",
    body: { categoryId, ...(target ?? { amount: null }) },
  });
  const undo = set(stored === undefined ? null : targetIn(stored));
  if (!fields.hasTarget) return before === null ? [] : [{ operation: set(null), undo }];
  const everyMonth = fields.every === "month";
  const after = {
    amount: amountOf(fields.amount),
    by: everyMonth ? null : months.firstDate(fields.by),
    everyMonth,
    from: before === null ? date : (stored?.from ?? date),
  };
  const isSame = before !== null && isSameAmount(before.amount, after.amount) && before.by === after.by;
  return isSame ? [] : [{ operation: set(after), undo }];
}

function targetIn({ amount, by, everyMonth, from }: Target) {
  return { amount, by, everyMonth, from };
}

function isSameAmount(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Number(one) === Number(other);
}

export interface CategoryFields {
  name: string;
  icon: string;
  /** As typed: see `amountOf`. */
  budget: string;
}
