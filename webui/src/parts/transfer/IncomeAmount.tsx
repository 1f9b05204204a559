import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { wrongAmount } from "@/parts/forms/typedMoney";
import { useFieldError } from "@/parts/forms/useSheetForm";
import type { AccountView } from "@/state/budget/accounts";
import { TextField } from "@/ui/fields/TextField";
import type { TransferFields } from "./fields";

export interface IncomeAmountProps {
  form: UseFormReturn<TransferFields>;
  to: AccountView;
}

/** Amount that arrives from outside, in the account's currency. */
export function IncomeAmount({ form, to }: IncomeAmountProps) {
  const { t } = useTranslation();
  const currency = currencyInWords(to.currency, useLanguage());
  const validate = (text: string) => wrongAmount("positiveMoney", text, to.currency) ?? true;
  return (
    <TextField
      label={t("accounts.amount")}
      help={t("accounts.inCurrency", { currency })}
      inputMode="decimal"
      autoComplete="off"
      error={useFieldError(form)("value")}
      {...form.register("value", { validate })}
    />
  );
}
