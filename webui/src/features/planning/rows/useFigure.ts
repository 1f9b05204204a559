import { useAtomValue } from "@/state/useAtomValue";
import { money as rule, wholeUnits } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { workspaceAtom } from "@/state/budget/workspace";

/** Return an amount to look at, not to the cent, by the rule of what it is. */
export function wholeOf(amount: string, of: keyof typeof wholeUnits): string {
  return rule.formatText(wholeUnits[of](rule.fromText(amount)));
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
