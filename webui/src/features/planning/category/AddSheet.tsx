import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { icons, limits, months } from "@/domain";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import { monthAtom } from "@/state/budget/month";
import type { Outcome } from "@/state/outcome";
import { workspaceAtom } from "@/state/budget/workspace";
import { showToast } from "@/ui/overlays/toasts";
import { CategorySheet } from "./CategorySheet";
import { budgetOf, type CategoryFields } from "./fields";

export interface AddSheetProps {
  open: boolean;
  onClose: () => void;
}

const START = { name: "", icon: icons.CATEGORY_ICONS[0] ?? icons.CATEGORY_DEFAULT, budget: "" };

/** A new category with its budget in the chosen month. */
export function AddSheet({ open, onClose }: AddSheetProps) {
  const { t } = useTranslation();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  return (
    <CategorySheet
      open={open}
      onClose={onClose}
      title={t("planning.addCategory")}
      start={START}
      currencyCode={currencyCode}
      submitLabel={t("planning.addCategory")}
      onSubmit={useAdd()}
    />
  );
}

function useAdd() {
  const { t } = useTranslation();
  const dispatch = useSetAtom(dispatchAtom);
  const newId = useAtomValue(newIdAtom);
  const date = months.firstDate(useAtomValue(monthAtom));
  return async ({ name, icon, budget }: CategoryFields): Promise<Outcome> => {
    const id = newId("cat");
    const body = { name, icon, budget: budgetOf(budget), date };
    const outcome = await dispatch({ name: "createCategory", id, body });
    const undo = () => void dispatch({ name: "deleteCategory", id });
    if (outcome.ok) {
      showToast({
        text: t("planning.addedCategory", { name }),
        action: { label: t("actions.undo"), run: undo },
      });
    }
    return outcome;
  };
}
