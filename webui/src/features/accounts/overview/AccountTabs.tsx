import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useSearchParams } from "react-router";
import { OrderButton } from "@/parts/order/OrderButton";
import { canEditAtom } from "@/state/budget/access";
import { accountsAtom, basicAccountsAtom } from "@/state/budget/accounts";
import { onDemand, usePreload } from "@/ui/browser/onDemand";
import { TextTabs } from "@/ui/fields/TextTabs";
import { AccountList } from "./AccountList";
import { BalanceHero } from "./BalanceHero";
import { DebtHero } from "../debt/DebtHero";
import { DebtTab } from "../debt/DebtTab";
import type { AccountSheets } from "../useSheets";

/** Fetched ahead: all the names of currencies come with it. */
const TotalTab = onDemand(async () => ({ default: (await import("./TotalTab")).TotalTab }));

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
