/** Amounts as they are typed into the fields of forms. */
import { currencies, DomainError, MINUS, money, validation, type ErrorCode } from "@/domain";

/** The typed text as an amount: nothing and a lone minus are 0, a comma is a point, `5.` is 5, `.5` is 0.5, spaces part thousands. */
export function amountOf(text: string): string {
  const typed = text.replace(/\s/g, "").replace(",", ".").replace(MINUS, "-");
  if (typed === "" || typed === "-") return "0";
  return typed.replace(/(\d)\.$/, "$1").replace(/^(-?)\.(?=\d)/, (_, minus: string) => `${minus}0.`);
}

/** 620.00 as one types it: 620. */
export function typedOf(amount: string): string {
  return amount.replace(/\.00$/, "");
}

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
