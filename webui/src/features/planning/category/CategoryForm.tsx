import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { validation } from "@/domain";
import { IconField } from "@/parts/forms/IconField";
import type { IdOf } from "@/parts/forms/useIntent";
import { useSheetForm, useFieldError } from "@/parts/forms/useSheetForm";
import type { Outcome } from "@/state/outcome";
import { CATEGORY_ICONS } from "@/ui/art/icons";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { useAtomValue } from "@/state/useAtomValue";
import { currencyInWords } from "@/i18n/currencyWords";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { monthAtom } from "@/state/budget/month";
import type { CategoryFields } from "./fields";

export interface CategoryFormProps {
  start: CategoryFields;
  /** Currency of the budget. */
  currencyCode: string;
  submitLabel: string;
  onSubmit: (fields: CategoryFields, idOf: IdOf) => Promise<Outcome>;
  onClose: () => void;
}

/** Name and icon of a new category, and this month's budget. */
export function CategoryForm(props: CategoryFormProps) {
  const { currencyCode, submitLabel } = props;
  const { t } = useTranslation();
  const { form, errorOf, frame } = useSheetForm<CategoryFields>(props);
  return (
    <SubmitForm {...frame} submitLabel={submitLabel}>
      <TextField
        label={t("planning.name")}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { validate: (text) => validation.wrong("name", text) ?? true })}
      />
      <BudgetField form={form} currencyCode={currencyCode} />
      <IconField control={form.control} label={t("planning.icon")} icons={CATEGORY_ICONS} />
    </SubmitForm>
  );
}

interface BudgetFieldProps {
  form: UseFormReturn<CategoryFields>;
  currencyCode: string;
}

/** The chosen month's budget. */
function BudgetField({ form, currencyCode }: BudgetFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const month = monthName(useAtomValue(monthAtom), language);
  const validate = (text: string) => wrongAmount("notNegativeMoney", text, currencyCode) ?? true;
  return (
    <TextField
      label={t("planning.budget", { month })}
      help={t("planning.budgetHelp", { currency: currencyInWords(currencyCode, language) })}
      inputMode="decimal"
      autoComplete="off"
      error={useFieldError(form)("budget")}
      {...form.register("budget", { validate })}
    />
  );
}
