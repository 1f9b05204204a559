import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { useUndoableChange } from "@/parts/useUndoToast";
import { newIdAtom } from "@/state/budget/dispatch";
import type { Outcome } from "@/state/outcome";
import { AccountForm } from "./AccountForm";
import { amountOf } from "../amounts";
import { NEW_ACCOUNT, type AccountFields } from "./fields";
import { FormSheet } from "../FormSheet";

export interface AddSheetProps {
  open: boolean;
  onClose: () => void;
}

export function AddSheet({ open, onClose }: AddSheetProps) {
  const { t } = useTranslation();
  const add = useAdd();
  const submit = async (fields: AccountFields): Promise<Outcome> => {
    const outcome = await add(fields);
    if (outcome.ok) onClose();
    return outcome;
  };
  return (
    <FormSheet open={open} onClose={onClose} title={t("accounts.add")}>
      {(onDirty) => (
        <AccountForm
          start={NEW_ACCOUNT}
          submitLabel={t("accounts.add")}
          onSubmit={submit}
          onDirty={onDirty}
        />
      )}
    </FormSheet>
  );
}

function useAdd() {
  const { t } = useTranslation();
  const change = useUndoableChange();
  const newId = useAtomValue(newIdAtom);
  return (fields: AccountFields): Promise<Outcome> => {
    const id = newId("acc");
    const body = { ...fields, budget: amountOf(fields.budget) };
    return change({
      operation: { name: "createAccount", id, body },
      text: t("accounts.added", { name: fields.name }),
      undo: { name: "deleteAccount", id },
    });
  };
}
