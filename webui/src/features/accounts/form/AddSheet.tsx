import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import type { Outcome } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";
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
  const dispatch = useSetAtom(dispatchAtom);
  const newId = useAtomValue(newIdAtom);
  return async (fields: AccountFields): Promise<Outcome> => {
    const id = newId("acc");
    const body = { ...fields, budget: amountOf(fields.budget) };
    const outcome = await dispatch({ name: "createAccount", id, body });
    const undo = () => void dispatch({ name: "deleteAccount", id });
    if (outcome.ok) {
      showToast({
        text: t("accounts.added", { name: fields.name }),
        action: { label: t("actions.undo"), run: undo },
      });
    }
    return outcome;
  };
}
