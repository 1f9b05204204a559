import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { FormSheet } from "@/parts/forms/FormSheet";
import { EMPTY_FIELDS } from "@/parts/transfer/fields";
import { TransferForm } from "@/parts/transfer/TransferForm";
import type { AccountView } from "@/state/budget/accounts";

export interface AmountSheetProps {
  open: boolean;
  account: AccountView;
  onClose: () => void;
}

/** An amount that came in from outside: a salary, a gift. */
export function AmountSheet({ open, account, onClose }: AmountSheetProps) {
  const { t } = useTranslation();
  const name = useNames()(account.name);
  return (
    <FormSheet open={open} onClose={onClose} title={t("accounts.addAmountTo", { name })}>
      <TransferForm start={{ ...EMPTY_FIELDS, accountId: account.id }} onClose={onClose} />
    </FormSheet>
  );
}
