import { useAtomValue } from "@/state/useAtomValue";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { currencyInWords } from "@/i18n/currencyWords";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { useFieldError } from "@/parts/forms/useSheetForm";
import { monthAtom } from "@/state/budget/month";
import { TextField } from "@/ui/fields/TextField";
import type { CategoryFields } from "./fields";

export interface BudgetFieldProps {
  form: UseFormReturn<CategoryFields>;
  currencyCode: string;
}

/** The chosen month's budget. */
export function BudgetField({ form, currencyCode }: BudgetFieldProps) {
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
