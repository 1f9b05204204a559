/** Carry-over, targets and expected incomes of a file, each checked as if it were set now. */
import type { CarryRule, ExpectedIncome, Target } from "@/contract/budget";
import { checkRule } from "../rules/planning/carryOver";
import { ErrorCode, fieldError } from "../rules/base/errors";
import { fromText } from "../rules/base/money";
import { checkTarget } from "../rules/planning/targets";
import { rowCurrency } from "./apply/monthRules";
import { checkAmountDigits } from "./apply/body";
import { choice, flag, inEach, maybe, reference, text, type Raw } from "./fileFields";
import type { State } from "./state";

const CARRIES = ["none", "left", "all"] as const;
const SET = { deleted: false, version: 1 } as const;

/** Return the state with what the file decides about months. */
export function withRules(file: Raw, state: State): State {
  const carryRules = inEach(file, "guestCarryRule", (raw) => rule(raw, state));
  const targets = inEach(file, "guestTarget", (raw) => target(raw, state));
  const expectedIncomes = inEach(file, "guestExpectedIncome", (raw) => income(raw, state));
  checkUnique("guestCarryRule", carryRules, ({ categoryId, from }) => `${categoryId} ${from}`);
  checkUnique("guestTarget", targets, ({ categoryId }) => categoryId);
  checkUnique("guestExpectedIncome", expectedIncomes, ({ date }) => date);
  return { ...state, carryRules, targets, expectedIncomes };
}

function rule(raw: Raw, state: State): CarryRule {
  const categoryId = reference(raw, "categoryId", state.categories);
  const from = text(raw, "from", "monthDate");
  const carry = choice(raw, "carry", CARRIES, "none");
  const cap = maybe(raw, "cap", "notNegativeMoney");
  checkRule(carry, rowCurrency(state, categoryId, from), cap === null ? null : fromText(cap));
  return { categoryId, from, carry, cap, ...SET };
}

function target(raw: Raw, state: State): Target {
  const categoryId = reference(raw, "categoryId", state.categories);
  const from = text(raw, "from", "monthDate");
  const amount = text(raw, "amount", "positiveMoney");
  const by = maybe(raw, "by", "monthDate");
  const everyMonth = flag(raw, "everyMonth", false);
  const months = { month: from.slice(0, 7), by: by?.slice(0, 7) ?? null };
  checkTarget({ categoryId, amount, everyMonth, ...months }, rowCurrency(state, categoryId, from));
  return { categoryId, from, amount, by, everyMonth, ...SET };
}

function income(raw: Raw, state: State): ExpectedIncome {
  const amount = text(raw, "amount", "notNegativeMoney");
  const currencyCode = maybe(raw, "currencyCode", "currency") ?? state.workspace.currencyCode;
  checkAmountDigits("amount", amount, currencyCode);
  return { date: text(raw, "date", "monthDate"), amount, currencyCode, ...SET };
}

function checkUnique<T>(part: string, rows: readonly T[], nameOf: (row: T) => string): void {
  if (new Set(rows.map(nameOf)).size < rows.length) throw fieldError(part, ErrorCode.VALIDATION_UNIQUE);
}
