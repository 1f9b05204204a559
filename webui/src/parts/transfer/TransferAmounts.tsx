import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useRef } from "react";
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

/** Amount that leaves and, in another currency, amount that arrives. */
export function TransferAmounts({ form, from, to }: TransferAmountsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const validate = (text: string) => wrongAmount("positiveMoney", text, from.currency) ?? true;
  const isSame = from.currency === to.currency;
  const filled = useFilledIn({ form, from, to });
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
      {!isSame && <Arrives form={form} from={from} to={to} {...filled} />}
    </>
  );
}

interface FilledIn {
  /** Amount that leaves, converted by the rates; null for nothing, or without a rate. */
  readonly converted: string | null;
  /** Takes it for what arrives. */
  readonly take: () => void;
}

function Arrives({ form, from, to, converted, take }: TransferAmountsProps & FilledIn) {
  const { t } = useTranslation();
  const money = useMoney();
  const typed = useWatch({ control: form.control, name: "value" });
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
      {isByHand(form) && converted !== null && typed !== typedOf(converted) && (
        <Button kind="tonal" onClick={take}>
          {t("accounts.takeConverted", { amount: money(converted, to.currency).text })}
        </Button>
      )}
    </>
  );
}

/**
 * Fill in the arriving amount by the rate until the person types it; then the rate's amount is only offered, unless
 * the currencies become others. What was booked stays while nothing is typed.
 */
function useFilledIn({ form, from, to }: TransferAmountsProps): FilledIn {
  const left = useWatch({ control: form.control, name: "fromValue" });
  const converted = useConverted(left, from, to);
  const pair = `${from.currency} ${to.currency}`;
  const last = useRef({ left, pair });
  const take = () => {
    form.resetField("value", { defaultValue: converted === null ? "" : typedOf(converted) });
  };
  const follow = useEffectEvent(() => {
    const isOther = pair !== last.current.pair;
    const isChanged = isOther || left !== last.current.left;
    last.current = { left, pair };
    if (from.currency !== to.currency && isChanged && (isOther || !isByHand(form))) take();
  });
  useEffect(() => {
    follow();
  }, [left, pair]);
  return { converted, take };
}

function isByHand(form: TransferAmountsProps["form"]): boolean {
  return form.getValues("value") !== "" && form.getFieldState("value", form.formState).isDirty;
}

function useConverted(left: string, from: AccountView, to: AccountView): string | null {
  const convert = useAtomValue(convertAtom);
  if (wrongAmount("positiveMoney", left, from.currency) !== null) return null;
  const amount = convert(amountOf(left), from.currency, to.currency)?.amount;
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
