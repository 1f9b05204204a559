import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { Transfer } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { AccountView } from "@/state/budget/accounts";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import type { Outcome } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";

/** Books what arrives at an account, from outside or from another account, and offers to take it back. */
export function useTransfer() {
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  const dispatch = useSetAtom(dispatchAtom);
  const newId = useAtomValue(newIdAtom);
  return async (account: AccountView, body: Transfer): Promise<Outcome> => {
    const id = newId("his");
    const outcome = await dispatch({ name: "transfer", id, accountId: account.id, body });
    const undo = () => void dispatch({ name: "deleteHistory", id });
    const amount = money(body.value, account.currency, { signed: true }).text;
    if (outcome.ok) {
      showToast({
        text: t("accounts.arrived", { amount, name: names(account.name) }),
        action: { label: t("actions.undo"), run: undo },
      });
    }
    return outcome;
  };
}
