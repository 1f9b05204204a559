import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useCurrencyName } from "@/i18n/useCurrencyName";
import { useMoney } from "@/i18n/useMoney";
import type { AccountSubtotal } from "@/state/budget/accounts";
import { convertAtom } from "@/state/budget/conversion";
import { workspaceAtom } from "@/state/budget/workspace";
import { Amount } from "@/ui/figures/Amount";
import { ListRow } from "@/ui/rows/ListRow";

/** Sum of the accounts of one type and currency, and its approximate worth. */
export function SubtotalRow({ currencyCode, amount }: AccountSubtotal) {
  const money = useMoney();
  const nameOf = useCurrencyName();
  return (
    <ListRow
      title={nameOf(currencyCode)}
      sub={currencyCode}
      end={<Amount parts={money(amount, currencyCode)} />}
      endSub={useSecond(amount, currencyCode)}
    />
  );
}

function useSecond(amount: string, currencyCode: string): string | undefined {
  const { t } = useTranslation();
  const money = useMoney();
  const convert = useAtomValue(convertAtom);
  const target = useAtomValue(workspaceAtom)?.currencyCode;
  if (target === undefined || target === currencyCode) return undefined;
  const converted = convert(amount, currencyCode, target);
  if (converted === null) return t("accounts.noRate");
  return t("accounts.approximately", { amount: money(converted.amount, target).text });
}
