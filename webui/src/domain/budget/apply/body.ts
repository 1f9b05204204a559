/** A body whose fields were checked by the rules of the contract, every wrong one named at once. */
import { moneyDigits } from "../../rules/base/currencies";
import { DomainError, ErrorCode, fieldError } from "../../rules/base/errors";
import { checkDigits, fromText } from "../../rules/base/money";
import { check, type RuleName } from "../../rules/contract/validation";

/** Return the body as it is kept: names trimmed, amounts with two places. */
export function checked<Body extends object>(body: Body, rules: Partial<Record<keyof Body, RuleName>>): Body {
  const wrong: Record<string, ErrorCode> = {};
  const texts: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rules) as [string, RuleName][]) {
    const raw = (body as Readonly<Record<string, unknown>>)[field];
    if (typeof raw !== "string") continue;
    const result = outcome(rule, raw);
    if (result instanceof DomainError) wrong[field] = result.code;
    else texts[field] = result;
  }
  if (Object.keys(wrong).length > 0) throw new DomainError(ErrorCode.REQUEST_INVALID, wrong);
  return { ...body, ...texts };
}

/** Refuse an amount with more decimals than its currency has. */
export function checkAmountDigits(field: string, amount: string, currencyCode: string): void {
  try {
    checkDigits(fromText(amount), moneyDigits(currencyCode));
  } catch (error) {
    throw error instanceof DomainError ? fieldError(field, error.code) : error;
  }
}

function outcome(rule: RuleName, raw: string): string | DomainError {
  try {
    return check(rule, raw);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
