import { Trash } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { AccountView } from "@/state/budget/accounts";
import { Button } from "@/ui/actions/Button";
import { useDelete } from "../actions/useDelete";
import { AccountForm } from "./AccountForm";
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
      <EditForm account={account} onClose={onClose} saveLabel={t("actions.save")} />
    </FormSheet>
  );
}

interface EditFormProps {
  account: AccountView;
  onClose: () => void;
  saveLabel: string;
}

/** Starts from the account as it was when the sheet opened: that balance is the one that was seen. */
function EditForm({ account, onClose, saveLabel }: EditFormProps) {
  const names = useNames();
  const [seen] = useState(account);
  const edit = useEdit(seen);
  const start = { ...startOf(seen), name: names(seen.name) };
  return (
    <>
      <MainField account={account} />
      <AccountForm start={start} account={seen} submitLabel={saveLabel} onSubmit={edit} onClose={onClose} />
      <Delete account={account} onClose={onClose} />
    </>
  );
}

function Delete({ account, onClose }: Pick<EditSheetProps, "account" | "onClose">) {
  const { t } = useTranslation();
  const remove = useDelete(account);
  return (
    <Button
      kind="danger-text"
      block
      glyph={Trash}
      onClick={() => {
        onClose();
        void remove();
      }}
    >
      {t("accounts.deleteAccount")}
    </Button>
  );
}
