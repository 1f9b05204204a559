import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import type { AccountView } from "@/state/budget/accounts";
import { Button } from "@/ui/actions/Button";
import { TextField } from "@/ui/fields/TextField";
import { amountOf, wrongAmount } from "../amounts";
import css from "../Form.module.css";
import { showFailure, useDirty, useFieldError } from "../forms";
import { FormSheet } from "../FormSheet";
import { NoteField } from "./NoteField";
import { useTransfer } from "./useTransfer";

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
      {(onDirty) => <AmountForm account={account} onClose={onClose} onDirty={onDirty} />}
    </FormSheet>
  );
}

interface AmountFormProps extends Omit<AmountSheetProps, "open"> {
  onDirty: (isDirty: boolean) => void;
}

function AmountForm({ account, onClose, onDirty }: AmountFormProps) {
  const { t } = useTranslation();
  const currency = currencyInWords(account.currency, useLanguage());
  const form = useForm({ defaultValues: { value: "", note: "" }, mode: "onTouched" });
  const errorOf = useFieldError(form);
  const book = useTransfer();
  useDirty(form.formState.isDirty, onDirty);
  const submit = form.handleSubmit(async ({ value, note }) => {
    const outcome = await book(account, { value: amountOf(value), note });
    showFailure(form, outcome);
    if (outcome.ok) onClose();
  });
  const validate = (text: string) => wrongAmount("positiveMoney", text, account.currency) ?? true;
  return (
    <form className={css["Form"]} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("accounts.amount")}
        help={t("accounts.inCurrency", { currency })}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf("value")}
        {...form.register("value", { validate })}
      />
      <NoteField error={errorOf("note")} {...form.register("note")} />
      <Button type="submit" size="l" block busy={form.formState.isSubmitting}>
        {t("accounts.addAmount")}
      </Button>
    </form>
  );
}
