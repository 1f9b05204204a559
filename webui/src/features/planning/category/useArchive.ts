import { useTranslation } from "@/i18n/useTranslation";
import type { Category } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { Outcome } from "@/state/outcome";

/** Archives a category, and offers to bring it back. */
export function useArchive({ id, name }: Category): () => Promise<Outcome> {
  const { t } = useTranslation();
  const names = useNames();
  const change = useUndoableChange();
  return () =>
    change({
      operation: { name: "deleteCategory", id },
      text: t("planning.archived", { name: names(name) }),
      undo: { name: "restoreCategory", id },
    });
}
