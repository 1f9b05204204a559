import { ChartCandlestick, FileUp, HardDrive } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { EntryRows } from "./BudgetRows";
import { RowGroup } from "./RowGroup";

/**
 * Features that need an account: each page says so and links to the sign-up. No server is asked for its capabilities.
 */
export function GuestRows() {
  const { t } = useTranslation();
  return (
    <>
      <RowGroup title={t("more.money")}>
        <EntryRows />
        <MoreRow glyph={HardDrive} hue="slate" title={t("data.title")} to="/data" />
      </RowGroup>
      <RowGroup title={t("more.withAccount")}>
        <MoreRow glyph={ChartCandlestick} hue="teal" title={t("stock.title")} to="/stocks" />
        <MoreRow glyph={FileUp} hue="blue" title={t("imports.more")} to="/data/import" />
      </RowGroup>
    </>
  );
}
