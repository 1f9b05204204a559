import { useTranslation } from "@/i18n/useTranslation";
import type { Transfer } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { IdOf } from "@/parts/forms/useIntent";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { AccountView } from "@/state/budget/accounts";
import type { Outcome } from "@/state/outcome";

/** Books what arrives at an account, from outside or from another account, and offers to take it back. */
export function useTransfer() {
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  const change = useUndoableChange();
  return (account: AccountView, body: Transfer, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("his");
    const amount = money(body.value, account.currency, { signed: true }).text;
    return change({
      operation: { name: "transfer", id, accountId: account.id, body },
      text: t("accounts.arrived", { amount, name: names(account.name) }),
      undo: { name: "deleteHistory", id },
    });
  };
}
