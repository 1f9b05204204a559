import { useAtomValue } from "jotai";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "@/domain";
import { currencyInWords } from "@/i18n/currencyWords";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { monthAtom } from "@/state/budget/month";
import { TextField } from "@/ui/fields/TextField";
import { wrongBudget, type CategoryFields } from "./fields";

export interface BudgetFieldProps {
  form: UseFormReturn<CategoryFields>;
  currencyCode: string;
}

/** The chosen month's budget. */
export function BudgetField({ form, currencyCode }: BudgetFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const month = monthName(useAtomValue(monthAtom), language);
  const code = form.formState.errors.budget?.message;
  return (
    <TextField
      label={t("planning.budget", { month })}
      help={t("planning.budgetHelp", { currency: currencyInWords(currencyCode, language) })}
      inputMode="decimal"
      autoComplete="off"
      error={code === undefined ? undefined : t(code as ErrorCode)}
      {...form.register("budget", { validate: (text) => wrongBudget(text, currencyCode) ?? true })}
    />
  );
}
