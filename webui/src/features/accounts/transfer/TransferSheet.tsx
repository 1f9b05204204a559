import { useTranslation } from "react-i18next";
import type { AccountView } from "@/state/budget/accounts";
import { FormSheet } from "../FormSheet";
import { TransferForm } from "./TransferForm";

export interface TransferSheetProps {
  open: boolean;
  /** Where the money leaves. */
  account: AccountView;
  onClose: () => void;
}

export function TransferSheet({ open, account, onClose }: TransferSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("accounts.transferTitle")}>
      {(onDirty) => <TransferForm account={account} onClose={onClose} onDirty={onDirty} />}
    </FormSheet>
  );
}
