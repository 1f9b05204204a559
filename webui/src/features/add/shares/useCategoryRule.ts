import { categoryRule, type shares } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { CategoryView } from "@/state/budget/categories";

/** Return a function that gives a category a rule of shares, and offers to take it back. */
export function useCategoryRule() {
  const { t } = useTranslation();
  const names = useNames();
  const change = useUndoableChange();
  return (category: CategoryView, shareRule: shares.Rule) => {
    const { id, name } = category;
    const to = (rule: shares.Rule | null) =>
      ({ name: "updateCategory", id, body: { shareRule: rule } }) as const;
    return change({
      operation: to(shareRule),
      text: t("sharing.sameForAllSaved", { category: names(name) }),
      undo: to(categoryRule(category)),
    });
  };
}
