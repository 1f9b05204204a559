/** The fields of a category's form and what is wrong with them. */
import { currencies, DomainError, money, validation, type ErrorCode } from "@/domain";

export interface CategoryFields {
  name: string;
  icon: string;
  /** As typed: see `budgetOf`. */
  budget: string;
}

/** The typed budget as an amount: nothing is 0, a comma is a point, spaces part thousands. */
export function budgetOf(text: string): string {
  return text.replace(/\s/g, "").replace(",", ".") || "0";
}

export function wrongName(text: string): ErrorCode | null {
  return validation.wrong("name", text);
}

/** A budget is zero or more, with no more decimals than its currency has. */
export function wrongBudget(text: string, currencyCode: string): ErrorCode | null {
  const amount = budgetOf(text);
  return validation.wrong("notNegativeMoney", amount) ?? wrongDigits(amount, currencyCode);
}

function wrongDigits(amount: string, currencyCode: string): ErrorCode | null {
  try {
    money.checkDigits(money.parse(amount), currencies.moneyDigits(currencyCode));
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
