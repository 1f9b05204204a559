import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useSearchParams } from "react-router";
import { Info } from "lucide-react";
import { OrderButton } from "@/parts/order/OrderButton";
import { canEditAtom } from "@/state/budget/access";
import {
  accountsAtom,
  basicAccountsAtom,
  debtAccountsAtom,
  accountTotalsAtom,
  shownAccountsAtom,
} from "@/state/budget/accounts";
import { late } from "@/parts/late";
import { usePreload } from "@/ui/browser/onDemand";
import { TextTabs } from "@/ui/fields/TextTabs";
import { Banner } from "@/ui/frame/Banner";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { balances, limits, conversions, money, type Money, type NotConverted, type Rates } from "@/domain";
import { dayNumeric, dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useLastNumber } from "@/parts/useLastNumber";
import { monthViewAtom } from "@/state/budget/month";
import { isPastMonthAtom } from "@/state/budget/monthEnd";
import { ratesAgeAtom } from "@/state/budget/conversion";
import { workspaceAtom } from "@/state/budget/workspace";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { Emphasis } from "@/parts/Emphasis";
import { ratesAtom, textsOf } from "@/state/budget/rates";
import { AccountList } from "./AccountList";
import type { AccountSheets } from "../Sheets";
import { LeftOut } from "./LeftOut";

/** Fetched ahead: all the names of currencies come with it. */
const TotalTab = late(async () => (await import("./TotalTab")).TotalTab, "budget");

const TABS = ["basic", "debt", "total"] as const;

type Tab = (typeof TABS)[number];

/** The accounts of a kind under the number that sums them up; the address remembers the tab. */
export function AccountTabs({ sheets }: { sheets: AccountSheets }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const canEdit = useAtomValue(canEditAtom);
  const count = useAtomValue(accountsAtom).length;
  const tab = TABS.find((known) => known === query.get("tab")) ?? "basic";
  usePreload(TotalTab.preload);
  const choose = (next: Tab) => setQuery(next === "basic" ? {} : { tab: next }, { replace: true });
  return (
    <>
      {tab === "debt" ? <DebtHero /> : <BalanceHero />}
      <TextTabs
        label={t("accounts.title")}
        tabs={TABS.map((value) => ({ value, text: t(`accounts.tab.${value}`) }))}
        value={tab}
        onChange={choose}
      >
        <Content tab={tab} sheets={sheets} />
        {canEdit && tab !== "total" && <OrderButton count={count} onPress={() => sheets.open("order")} />}
      </TextTabs>
    </>
  );
}

function Content({ tab, sheets }: { tab: Tab; sheets: AccountSheets }) {
  const accounts = useAtomValue(basicAccountsAtom);
  switch (tab) {
    case "basic":
      return <AccountList accounts={accounts} sheets={sheets} />;
    case "debt":
      return <DebtTab sheets={sheets} />;
    case "total":
      return <TotalTab />;
  }
}

function DebtTab({ sheets }: { sheets: AccountSheets }) {
  const { t } = useTranslation();
  const accounts = useAtomValue(debtAccountsAtom);
  const canEdit = useAtomValue(canEditAtom);
  if (accounts.length === 0) {
    return (
      <EmptyState art="list" title={t("accounts.noDebts")} text={t("accounts.noDebtsText")}>
        {canEdit && (
          <Button kind="tonal" onClick={() => sheets.open("add")}>
            {t("accounts.add")}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <AccountList accounts={accounts} sheets={sheets} />
      <Banner glyph={Info} tone="info" inset text={t("accounts.debtsNote")} />
    </>
  );
}

/** Sum of all counted accounts, currencies it leaves out, and the day of its rates. */
export function BalanceHero() {
  const { t } = useTranslation();
  const money = useMoney();
  const balance = useAtomValue(accountTotalsAtom);
  const count = useAtomValue(shownAccountsAtom).filter(balances.isCounted).length;
  const isConverted = useIsConverted();
  const day = dayNumeric(useAtomValue(monthViewAtom).lastDay);
  const isPast = useAtomValue(isPastMonthAtom);
  const label = isPast ? t("accounts.balanceOn", { count, day }) : t("accounts.balance", { count });
  const parts = balance && money(balance.amount, balance.currencyCode);
  useLastNumber("accounts", label, parts?.text ?? null);
  if (balance === null || parts === null) return null;
  return (
    <Hero label={label} amount={<Amount parts={parts} dim />} sub={isConverted && <RatesDay />}>
      <LeftOut parts={balance.notConverted} />
    </Hero>
  );
}

/** Return whether any counted account has another currency than the budget. */
function useIsConverted(): boolean {
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode;
  const counted = useAtomValue(shownAccountsAtom).filter(balances.isCounted);
  return counted.some(({ currency }) => currency !== currencyCode);
}

/** From when the rates are; their age too once it matters. */
function RatesDay() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { date, days, isStale } = useAtomValue(ratesAgeAtom);
  const day = `${dayShort(date, language)} ${date.slice(0, 4)}`;
  return isStale ? t("accounts.ratesOld", { day, count: days }) : t("accounts.rates", { day });
}

/** Sum of debts, less the debts of others. */
function DebtHero() {
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
