import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { AccountView } from "@/state/budget/accounts";
import type { Outcome } from "@/state/outcome";

/** Deletes an account, and offers to bring it back; what stands in the way is announced by the change itself. */
export function useDelete({ id, name }: AccountView): () => Promise<Outcome> {
  const { t } = useTranslation();
  const names = useNames();
  const change = useUndoableChange();
  return () =>
    change({
      operation: { name: "deleteAccount", id },
      text: t("accounts.deletedOne", { name: names(name) }),
      undo: { name: "restoreAccount", id },
    });
}
