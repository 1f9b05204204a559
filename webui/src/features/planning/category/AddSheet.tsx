import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { icons, limits, months } from "@/domain";
import { FormSheet } from "@/parts/forms/FormSheet";
import { amountOf } from "@/parts/forms/typedMoney";
import type { IdOf } from "@/parts/forms/useIntent";
import { useUndoableChange } from "@/parts/useUndoToast";
import { monthAtom } from "@/state/budget/month";
import type { Outcome } from "@/state/outcome";
import { workspaceAtom } from "@/state/budget/workspace";
import { CategoryForm } from "./CategoryForm";
import type { CategoryFields } from "./fields";

export interface AddSheetProps {
  open: boolean;
  onClose: () => void;
}

const START = { name: "", icon: icons.CATEGORY_ICONS[0] ?? icons.CATEGORY_DEFAULT, budget: "" };

/** A new category with its budget in the chosen month. */
export function AddSheet({ open, onClose }: AddSheetProps) {
  const { t } = useTranslation();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const add = useAdd();
  return (
    <FormSheet open={open} onClose={onClose} title={t("planning.addCategory")}>
      <CategoryForm
        start={START}
        currencyCode={currencyCode}
        submitLabel={t("planning.addCategory")}
        onSubmit={add}
        onClose={onClose}
      />
    </FormSheet>
  );
}

function useAdd() {
  const { t } = useTranslation();
  const change = useUndoableChange();
  const date = months.firstDate(useAtomValue(monthAtom));
  return ({ name, icon, budget }: CategoryFields, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("cat");
    const body = { name, icon, budget: amountOf(budget), date };
    return change({
      operation: { name: "createCategory", id, body },
      text: t("planning.addedCategory", { name }),
      undo: { name: "deleteCategory", id },
    });
  };
}
