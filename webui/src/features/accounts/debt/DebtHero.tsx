import { useAtomValue } from "@/state/useAtomValue";
import { limits, conversions, money, type Money, type NotConverted, type Rates } from "@/domain";
import { dayNumeric } from "@/i18n/dates";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { Emphasis } from "@/parts/Emphasis";
import { debtAccountsAtom } from "@/state/budget/accounts";
import { monthViewAtom } from "@/state/budget/month";
import { isPastMonthAtom } from "@/state/budget/monthEnd";
import { ratesAtom, textsOf } from "@/state/budget/rates";
import { workspaceAtom } from "@/state/budget/workspace";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { LeftOut } from "../overview/LeftOut";

/** Sum of debts, less the debts of others. */
export function DebtHero() {
  const { t } = useTranslation();
  const money = useMoney();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const debts = debtsOf(useAtomValue(debtAccountsAtom), currencyCode, useAtomValue(ratesAtom));
  const day = dayNumeric(useAtomValue(monthViewAtom).lastDay);
  const isPast = useAtomValue(isPastMonthAtom);
  const values = {
    owed: money(debts.owed, currencyCode).text,
    owedToYou: money(debts.owedToYou, currencyCode).text,
  };
  return (
    <Hero
      label={isPast ? t("accounts.debtsOn", { day }) : t("accounts.debts")}
      amount={<Amount parts={money(debts.net, currencyCode)} dim />}
      sub={
        <span>
          <Emphasis text={t("accounts.owing", values)} />
        </span>
      }
    >
      <LeftOut parts={debts.notConverted} />
    </Hero>
  );
}

/** A debt account: below zero is owed by the person, above zero is owed to them. */
interface Debt {
  readonly budget: string;
  readonly currency: string;
}

interface Debts {
  readonly net: string;
  /** Without a sign. */
  readonly owed: string;
  readonly owedToYou: string;
  readonly notConverted: readonly NotConverted[];
}

/** Summed in one currency; what has no rate is named. */
export function debtsOf(accounts: readonly Debt[], currencyCode: string, rates: Rates): Debts {
  const amounts = accounts.map((each) => ({
    currencyCode: each.currency,
    amount: money.fromText(each.budget),
  }));
  const sum = (keep: (amount: Money) => boolean) =>
    conversions.total(
      amounts.filter(({ amount }) => keep(amount)),
      currencyCode,
      rates,
    );
  const net = sum(() => true);
  return {
    net: money.formatText(net.amount),
    owed: money.formatText(money.abs(sum((amount) => amount < 0n).amount)),
    owedToYou: money.formatText(sum((amount) => amount > 0n).amount),
    notConverted: net.notConverted.map(textsOf),
  };
}
