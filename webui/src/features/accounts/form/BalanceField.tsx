import { useAtomValue } from "@/state/useAtomValue";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { accounts, limits } from "@/domain";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { workspaceAtom } from "@/state/budget/workspace";
import { TextField } from "@/ui/fields/TextField";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import type { AccountFields } from "./fields";
import { useFieldError } from "@/parts/forms/useSheetForm";

/** The balance, in the currency the form has at the moment. */
export function BalanceField({ form }: { form: UseFormReturn<AccountFields> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const [type, code] = useWatch({ control: form.control, name: ["type", "currencyCode"] });
  const validate = (text: string, fields: AccountFields) =>
    wrongAmount("money", text, accounts.currencyOf(fields.currencyCode, workspaceCurrency)) ?? true;
  const currency = currencyInWords(accounts.currencyOf(code, workspaceCurrency), language);
  return (
    <TextField
      label={t("accounts.balanceField")}
      help={t(type === "debt" ? "accounts.debtHelp" : "accounts.inCurrency", { currency })}
      placeholder="0"
      autoComplete="off"
      error={useFieldError(form)("budget")}
      {...form.register("budget", { validate })}
    />
  );
}
