import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useNames } from "@/i18n/useNames";
import type { AccountView } from "@/state/budget/accounts";
import { dispatchAtom } from "@/state/budget/dispatch";
import { showToast } from "@/ui/overlays/toasts";

/** Deletes an account, and offers to bring it back; what stands in the way is announced by the change itself. */
export function useDelete({ id, name }: AccountView) {
  const { t } = useTranslation();
  const names = useNames();
  const dispatch = useSetAtom(dispatchAtom);
  return async (): Promise<void> => {
    const outcome = await dispatch({ name: "deleteAccount", id });
    const undo = () => void dispatch({ name: "restoreAccount", id });
    if (outcome.ok) {
      showToast({
        text: t("accounts.deletedOne", { name: names(name) }),
        action: { label: t("actions.undo"), run: undo },
      });
    }
  };
}
