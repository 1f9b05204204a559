import { useAtomValue } from "jotai";
import { Bell, ChartCandlestick, Coins, CreditCard, FileUp, HardDrive } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { workspaceAtom } from "@/state/budget/workspace";
import { useRemote } from "@/parts/useRemote";
import { healthRemote, enabledCapabilitiesAtom } from "@/state/session/capabilities";
import { ListGroup } from "@/ui/rows/ListGroup";
import { MoreRow } from "@/parts/MoreRow";
import { WorkspacesRow } from "./WorkspacesRow";

/** Rows of the budget that need an account. */
export function BudgetRows() {
  const { t } = useTranslation();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? "";
  useRemote(healthRemote);
  const on = useAtomValue(enabledCapabilitiesAtom);
  return (
    <ListGroup label={t("more.budget")}>
      <WorkspacesRow />
      <MoreRow
        glyph={Coins}
        hue="amber"
        title={t("currencies.title")}
        value={currencyCode}
        to="/currencies"
      />
      {on?.has("stocks") && (
        <MoreRow glyph={ChartCandlestick} hue="teal" title={t("stock.title")} to="/stocks" />
      )}
      <MoreRow glyph={Bell} hue="orange" title={t("reminders.title")} to="/reminder" />
      <MoreRow glyph={CreditCard} hue="violet" title={t("subscribe.title")} to="/subscription" />
      <MoreRow glyph={FileUp} hue="blue" title={t("imports.more")} to="/data/import" />
      <MoreRow glyph={HardDrive} hue="slate" title={t("data.title")} to="/data" />
    </ListGroup>
  );
}
