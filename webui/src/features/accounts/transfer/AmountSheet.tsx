import { useTranslation } from "@/i18n/useTranslation";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { FormSheet } from "@/parts/forms/FormSheet";
import { amountOf, wrongAmount } from "@/parts/forms/typedMoney";
import type { IdOf } from "@/parts/forms/useIntent";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import type { AccountView } from "@/state/budget/accounts";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { NoteField } from "@/parts/transfer/NoteField";
import { useTransfer } from "@/parts/transfer/useTransfer";

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
      <AmountForm account={account} onClose={onClose} />
    </FormSheet>
  );
}

const START = { value: "", note: "" };

function AmountForm({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const { t } = useTranslation();
  const currency = currencyInWords(account.currency, useLanguage());
  const book = useTransfer();
  const onSubmit = ({ value, note }: typeof START, idOf: IdOf) =>
    book(account, { value: amountOf(value), note }, idOf);
  const { form, errorOf, frame } = useSheetForm({ start: START, onClose, onSubmit });
  const validate = (text: string) => wrongAmount("positiveMoney", text, account.currency) ?? true;
  return (
    <SubmitForm {...frame} submitLabel={t("accounts.addAmount")}>
      <TextField
        label={t("accounts.amount")}
        help={t("accounts.inCurrency", { currency })}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf("value")}
        {...form.register("value", { validate })}
      />
      <NoteField error={errorOf("note")} {...form.register("note")} />
    </SubmitForm>
  );
}
