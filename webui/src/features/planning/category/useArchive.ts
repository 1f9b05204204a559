import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { Category } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { dispatchAtom } from "@/state/budget/dispatch";
import { showToast } from "@/ui/overlays/toasts";

/** Archives a category, and offers to bring it back. */
export function useArchive({ id, name }: Category) {
  const { t } = useTranslation();
  const names = useNames();
  const dispatch = useSetAtom(dispatchAtom);
  return async (): Promise<void> => {
    const outcome = await dispatch({ name: "deleteCategory", id });
    const undo = () => void dispatch({ name: "restoreCategory", id });
    if (outcome.ok) {
      showToast({
        text: t("planning.archived", { name: names(name) }),
        action: { label: t("actions.undo"), run: undo },
      });
    }
  };
}
