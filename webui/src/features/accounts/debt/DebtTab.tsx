import { useAtomValue } from "@/state/useAtomValue";
import { Info } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { debtAccountsAtom } from "@/state/budget/accounts";
import { Banner } from "@/ui/frame/Banner";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { AccountList } from "../overview/AccountList";
import type { AccountSheets } from "../useSheets";

export function DebtTab({ sheets }: { sheets: AccountSheets }) {
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
