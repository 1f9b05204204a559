import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNames } from "@/i18n/useNames";
import type { AccountView } from "@/state/budget/accounts";
import type { Outcome } from "@/state/outcome";
import { AccountForm } from "./AccountForm";
import type { AccountFields } from "./fields";
import { FormSheet } from "../FormSheet";
import { MainField } from "./MainField";
import { startOf, useEdit } from "./useEdit";

export interface EditSheetProps {
  open: boolean;
  account: AccountView;
  onClose: () => void;
}

export function EditSheet({ open, account, onClose }: EditSheetProps) {
  const { t } = useTranslation();
  const name = useNames()(account.name);
  return (
    <FormSheet open={open} onClose={onClose} title={name}>
      {(onDirty) => (
        <EditForm account={account} onClose={onClose} onDirty={onDirty} saveLabel={t("actions.save")} />
      )}
    </FormSheet>
  );
}

interface EditFormProps {
  account: AccountView;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
  saveLabel: string;
}

/** Starts from the account as it was when the sheet opened: that balance is the one that was seen. */
function EditForm({ account, onClose, onDirty, saveLabel }: EditFormProps) {
  const names = useNames();
  const [seen] = useState(account);
  const edit = useEdit(seen);
  const submit = async (fields: AccountFields): Promise<Outcome> => {
    const outcome = await edit(fields);
    if (outcome.ok) onClose();
    return outcome;
  };
  const start = { ...startOf(seen), name: names(seen.name) };
  return (
    <>
      <MainField account={account} />
      <AccountForm start={start} account={seen} submitLabel={saveLabel} onSubmit={submit} onDirty={onDirty} />
    </>
  );
}
