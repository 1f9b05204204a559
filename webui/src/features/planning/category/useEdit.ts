import { useTranslation } from "@/i18n/useTranslation";
import type { Category } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { useUndoableChange } from "@/parts/useUndoToast";
import { DONE, type Outcome } from "@/state/outcome";
import type { CategoryFields } from "./fields";

/** Saves the name and the icon of a category, and offers to change them back. */
export function useEdit({ id, name: before, icon: iconBefore }: Category) {
  const { t } = useTranslation();
  const [names, change] = [useNames(), useUndoableChange()];
  return async (fields: Pick<CategoryFields, "name" | "icon">): Promise<Outcome> => {
    const name = fields.name === names(before) ? before : fields.name;
    const { icon } = fields;
    if (name === before && icon === iconBefore) return DONE;
    return change({
      operation: { name: "updateCategory", id, body: { name, icon } },
      text: t("planning.changedCategory", { name: names(name) }),
      undo: { name: "updateCategory", id, body: { name: before, icon: iconBefore } },
    });
  };
}
