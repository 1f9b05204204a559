/** Planned money that goes from one category to another. */
import { moneyDigits } from "../../base/currencies";
import { DomainError, ErrorCode, fieldError } from "../../base/errors";
import { checkDigits, checkRange, fromText, type Money } from "../../base/money";
import { isPlanned, type StoredBudget } from "./progress";

/** Planned money that one category gives to another. */
export interface BudgetMove {
  readonly fromCategoryId: string;
  readonly toCategoryId: string;
  readonly value: Money;
  readonly currencyCode: string;
}

/**
 * Return the new budgets of two categories after `value`, in the workspace's currency, goes from one to the other. `budgets`
 * are those of the month; where one is removed or 0, nothing is planned. Throws with the field that is wrong.
 */
export function move(
  budgets: Iterable<StoredBudget>,
  { fromCategoryId, toCategoryId, value, currencyCode }: BudgetMove,
): ReadonlyMap<string, Money> {
  if (fromCategoryId === toCategoryId) throw fieldError("toCategoryId", ErrorCode.BUDGET_SAME_CATEGORY);
  const planned = new Map([...budgets].filter(isPlanned).map((budget) => [budget.categoryId, budget]));
  const [from, to] = [planned.get(fromCategoryId), planned.get(toCategoryId)];
  const isForeign = (budget: StoredBudget | undefined) =>
    budget !== undefined && budget.currencyCode !== currencyCode;
  if (isForeign(from)) throw fieldError("fromCategoryId", ErrorCode.BUDGET_CURRENCY);
  if (isForeign(to)) throw fieldError("toCategoryId", ErrorCode.BUDGET_CURRENCY);
  const [source, target] = [fromText(from?.budget ?? "0"), fromText(to?.budget ?? "0")];
  if (value > source) throw fieldError("value", ErrorCode.BUDGET_TOO_LITTLE);
  try {
    checkDigits(value, moneyDigits(currencyCode));
    return new Map([
      [fromCategoryId, source - value],
      [toCategoryId, checkRange(target + value)],
    ]);
  } catch (error) {
    throw error instanceof DomainError ? fieldError("value", error.code) : error;
  }
}
