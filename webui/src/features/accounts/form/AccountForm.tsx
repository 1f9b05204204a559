import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { validation } from "@/domain";
import type { AccountView } from "@/state/budget/accounts";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { TextField } from "@/ui/fields/TextField";
import { BalanceField } from "./BalanceField";
import { CurrencyField } from "./CurrencyField";
import type { AccountFields } from "./fields";
import css from "../Form.module.css";
import { showFailure, useDirty, useFieldError } from "../forms";
import { IconField } from "./IconField";
import { InBalanceField } from "./InBalanceField";
import { TypeField } from "./TypeField";

export interface AccountFormProps {
  start: AccountFields;
  /** The account that is edited; none while a new one is made. */
  account?: AccountView;
  submitLabel: string;
  onSubmit: (fields: AccountFields) => Promise<Outcome>;
  onDirty: (isDirty: boolean) => void;
}

export function AccountForm({ start, account, submitLabel, onSubmit, onDirty }: AccountFormProps) {
  const { t } = useTranslation();
  const form = useForm<AccountFields>({ defaultValues: start, mode: "onTouched" });
  const { isSubmitting, isDirty } = form.formState;
  const errorOf = useFieldError(form);
  useDirty(isDirty, onDirty);
  const submit = form.handleSubmit(async (fields) => {
    showFailure(form, await onSubmit(fields));
  });
  return (
    <form className={css["Form"]} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("accounts.name")}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { validate: (text) => validation.wrong("name", text) ?? true })}
      />
      <BalanceField form={form} />
      <TypeField control={form.control} account={account} />
      <CurrencyField control={form.control} account={account} />
      <IconField control={form.control} />
      <InBalanceField form={form} />
      <Button type="submit" size="l" block busy={isSubmitting} disabled={account !== undefined && !isDirty}>
        {submitLabel}
      </Button>
    </form>
  );
}
