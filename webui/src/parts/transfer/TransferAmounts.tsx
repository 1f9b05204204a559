import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { rateText } from "@/i18n/rateText";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { currencyInWords } from "@/i18n/currencyWords";
import type { AccountView } from "@/state/budget/accounts";
import { convertAtom } from "@/state/budget/rates";
import { Button } from "@/ui/actions/Button";
import { TextField } from "@/ui/fields/TextField";
import { useMoney } from "@/i18n/useMoney";
import { amountOf, typedOf, wrongAmount } from "@/parts/forms/typedMoney";
import { useFieldError } from "@/parts/forms/useSheetForm";
import type { TransferFields } from "./fields";

export interface TransferAmountsProps {
  form: UseFormReturn<TransferFields>;
  from: AccountView;
  to: AccountView;
}

/** What leaves and, in another currency, what arrives. */
export function TransferAmounts({ form, from, to }: TransferAmountsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const validate = (text: string) => wrongAmount("positiveMoney", text, from.currency) ?? true;
  const isSame = from.currency === to.currency;
  return (
    <>
      <TextField
        label={t(isSame ? "accounts.amount" : "accounts.leaves")}
        help={t("accounts.inCurrency", { currency: currencyInWords(from.currency, language) })}
        inputMode="decimal"
        autoComplete="off"
        error={useFieldError(form)("fromValue")}
        {...form.register("fromValue", { validate })}
      />
      {!isSame && <Arrives form={form} from={from} to={to} />}
    </>
  );
}

function Arrives({ form, from, to }: TransferAmountsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const converted = useConverted({ form, from, to });
  const [typed, isTyped, take] = useFilledIn(form, converted);
  const validate = (text: string) => wrongAmount("positiveMoney", text, to.currency) ?? true;
  return (
    <>
      <TextField
        label={t("accounts.arrives")}
        help={useRateText(from.currency, to.currency)}
        inputMode="decimal"
        autoComplete="off"
        error={useFieldError(form)("value")}
        {...form.register("value", { validate })}
      />
      {isTyped && converted !== null && typed !== typedOf(converted) && (
        <Button kind="tonal" onClick={take}>
          {t("accounts.takeConverted", { amount: money(converted, to.currency).text })}
        </Button>
      )}
    </>
  );
}

/** What arrives follows what leaves by the rate until the person types it; then the rate's amount is only offered. */
function useFilledIn(form: TransferAmountsProps["form"], converted: string | null) {
  const typed = useWatch({ control: form.control, name: "value" });
  const isTyped = typed !== "" && form.getFieldState("value", form.formState).isDirty;
  const take = () => {
    form.resetField("value", { defaultValue: converted === null ? "" : typedOf(converted) });
  };
  const follow = useEffectEvent(() => {
    if (!isTyped) take();
  });
  useEffect(() => {
    follow();
  }, [converted]);
  return [typed, isTyped, take] as const;
}

/** What the rates make of the typed amount; null when that is nothing, or without a rate. */
function useConverted({ form, from, to }: TransferAmountsProps): string | null {
  const convert = useAtomValue(convertAtom);
  const typed = useWatch({ control: form.control, name: "fromValue" });
  if (wrongAmount("positiveMoney", typed, from.currency) !== null) return null;
  const amount = convert(amountOf(typed), from.currency, to.currency)?.amount;
  return amount === undefined || wrongAmount("positiveMoney", amount, to.currency) !== null ? null : amount;
}

function useRateText(from: string, to: string): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const conversion = useAtomValue(convertAtom)("1.00", from, to);
  if (conversion === null) return t("accounts.noRateEnter");
  const { rate, rateDate } = conversion;
  return t("accounts.rateText", { from, to, rate: rateText(rate), day: dayShort(rateDate, language) });
}
