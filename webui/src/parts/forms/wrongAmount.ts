import { currencies, DomainError, money, validation, type ErrorCode } from "@/domain";
import { amountOf } from "./typedMoney";

/** Return the error of a typed amount of a currency. */
export function wrongAmount(
  rule: "money" | "positiveMoney" | "notNegativeMoney",
  text: string,
  currencyCode: string,
): ErrorCode | null {
  const amount = amountOf(text);
  return validation.wrong(rule, amount) ?? wrongDigits(amount, currencyCode);
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
