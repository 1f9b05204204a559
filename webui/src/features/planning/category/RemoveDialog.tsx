import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { type PlanningRow } from "@/state/budget/planning";
import { removedExpenseCountAtom } from "@/state/budget/planChanges";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { useRemove } from "./useRemove";

export interface RemoveDialogProps {
  open: boolean;
  row: PlanningRow;
  onClose: () => void;
}

/** Names how many expenses are taken back with a category that is removed from a month. */
export function RemoveDialog({ open, row, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = useNames()(row.category.name);
  const count = useAtomValue(removedExpenseCountAtom)(row);
  const remove = useRemove(row);
  return (
    <ConfirmDialog
      open={open}
      title={t("planning.removeTitle", { name, month: monthName(row.date.slice(0, 7), language) })}
      text={t("planning.removeText", { count })}
      cancelLabel={t("actions.cancel")}
      confirmLabel={t("planning.removeConfirm")}
      danger
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void remove();
      }}
    />
  );
}
