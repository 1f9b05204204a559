import { useTranslation } from "@/i18n/useTranslation";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { Outcome } from "@/state/outcome";
import { AccountForm } from "./AccountForm";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { IdOf } from "@/parts/forms/useIntent";
import { amountOf } from "@/parts/forms/typedMoney";
import { NEW_ACCOUNT, type AccountFields } from "./fields";

export interface AddSheetProps {
  open: boolean;
  onClose: () => void;
}

export function AddSheet({ open, onClose }: AddSheetProps) {
  const { t } = useTranslation();
  const add = useAdd();
  return (
    <FormSheet open={open} onClose={onClose} title={t("accounts.add")}>
      <AccountForm start={NEW_ACCOUNT} submitLabel={t("accounts.add")} onSubmit={add} onClose={onClose} />
    </FormSheet>
  );
}

function useAdd() {
  const { t } = useTranslation();
  const change = useUndoableChange();
  return (fields: AccountFields, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("acc");
    const body = { ...fields, budget: amountOf(fields.budget) };
    return change({
      operation: { name: "createAccount", id, body },
      text: t("accounts.added", { name: fields.name }),
      undo: { name: "deleteAccount", id },
    });
  };
}
