/** Amounts as they are typed into the fields of forms. */
import { MINUS } from "@/domain";

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
