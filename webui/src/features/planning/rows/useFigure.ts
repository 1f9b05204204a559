import { useAtomValue } from "jotai";
import { money as rule } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { workspaceAtom } from "@/state/budget/workspace";

const WHOLE_FROM = rule.fromText("10.00");

/** Return an amount to look at, not to the cent: in whole units from 10 up. */
export function roundedOf(amount: string): string {
  const exact = rule.fromText(amount);
  return rule.abs(exact) < WHOLE_FROM ? amount : rule.formatText(rule.quantize(rule.toFraction(exact), 0));
}

/** Amounts of a plan, where round ones need no decimals: "300", "12.50"; with a symbol in another currency. */
export function useFigure() {
  const money = useMoney();
  const own = useAtomValue(workspaceAtom)?.currencyCode;
  const withSymbol = (amount: string, currencyCode: string) =>
    money(amount, currencyCode).text.replace(/\.00(?!\d)/, "");
  const figure = (amount: string, currencyCode: string) => {
    if (currencyCode !== own) return withSymbol(amount, currencyCode);
    const { sign, whole, fraction } = money(amount, currencyCode);
    return sign + whole + fraction.replace(/^\.0+$/, "");
  };
  return { figure, withSymbol };
}
