import { Coins } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { RowGroup } from "@/parts/RowGroup";
import { workspaceAtom } from "@/state/budget/workspace";
import { useAtomValue } from "@/state/useAtomValue";

/** The currency of the budget, and the rates. */
export function CurrencyRows() {
  const { t } = useTranslation();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? "";
  return (
    <RowGroup title={t("settings.money")}>
      <MoreRow
        glyph={Coins}
        hue="amber"
        title={t("currencies.title")}
        value={currencyCode}
        to="/currencies"
      />
    </RowGroup>
  );
}
