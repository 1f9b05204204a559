import { useTranslation } from "@/i18n/useTranslation";
import { validation } from "@/domain";
import { IconField } from "@/parts/forms/IconField";
import type { IdOf } from "@/parts/forms/useIntent";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import type { AccountView } from "@/state/budget/accounts";
import type { Outcome } from "@/state/outcome";
import { ACCOUNT_ICONS } from "@/ui/art/icons";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { BalanceField } from "./BalanceField";
import { CurrencyField } from "./CurrencyField";
import type { AccountFields } from "./fields";
import { InBalanceField } from "./InBalanceField";
import { TypeField } from "./TypeField";

export interface AccountFormProps {
  start: AccountFields;
  /** The account that is edited; none while a new one is made. */
  account?: AccountView;
  submitLabel: string;
  onSubmit: (fields: AccountFields, idOf: IdOf) => Promise<Outcome>;
  onClose: () => void;
}

export function AccountForm({ start, account, submitLabel, onSubmit, onClose }: AccountFormProps) {
  const { t } = useTranslation();
  const { form, isDirty, errorOf, frame } = useSheetForm<AccountFields>({ start, onClose, onSubmit });
  return (
    <SubmitForm {...frame} submitLabel={submitLabel} disabled={account !== undefined && !isDirty}>
      <TextField
        label={t("accounts.name")}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { validate: (text) => validation.wrong("name", text) ?? true })}
      />
      <BalanceField form={form} />
      <TypeField form={form} account={account} />
      <CurrencyField control={form.control} account={account} />
      <IconField control={form.control} label={t("accounts.icon")} icons={ACCOUNT_ICONS} />
      <InBalanceField form={form} />
    </SubmitForm>
  );
}
