import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { AccountView } from "@/state/budget/accounts";
import { TransferForm } from "@/parts/transfer/TransferForm";

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
      <TransferForm account={account} onClose={onClose} />
    </FormSheet>
  );
}
