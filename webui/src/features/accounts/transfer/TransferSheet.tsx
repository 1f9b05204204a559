import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { EMPTY_FIELDS, type TransferFields } from "@/parts/transfer/fields";
import { TransferForm } from "@/parts/transfer/TransferForm";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";

export interface TransferSheetProps {
  open: boolean;
  /** Where the money leaves. */
  account: AccountView;
  onClose: () => void;
}

export function TransferSheet({ open, account, onClose }: TransferSheetProps) {
  const { t } = useTranslation();
  const start = useStart(account);
  return (
    <FormSheet open={open} onClose={onClose} title={t("accounts.transferTitle")}>
      <TransferForm start={start} onClose={onClose} />
    </FormSheet>
  );
}

function useStart({ id }: AccountView): TransferFields {
  const other = useAtomValue(accountsAtom).find((each) => each.id !== id);
  return { ...EMPTY_FIELDS, kind: "transfer", fromAccountId: id, accountId: other?.id ?? "" };
}
