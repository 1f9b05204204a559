import { useTranslation } from "@/i18n/useTranslation";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { Keypad } from "@/ui/keypad/Keypad";
import { EMPTY } from "@/ui/keypad/typedAmount";
import type { Draft } from "../draft";
import { accountTextOf, decimalsOf, type Expense } from "../expense";
import type { Target } from "./AmountEntry";

export interface AmountKeysProps {
  draft: Draft;
  expense: Expense;
  target: Target;
  onChange: (changes: Partial<Draft>) => void;
  onEnter: (() => void) | undefined;
}

/** The keys, which go to the expense's amount or to what leaves the account. */
export function AmountKeys({ draft, expense, target, onChange, onEnter }: AmountKeysProps) {
  const { t } = useTranslation();
  const code = codeOf(target, expense);
  const currency = currencyInWords(code, useLanguage());
  const isValue = target === "value";
  const enter = (text: string) => {
    if (isValue) onChange({ text });
    else if (text === EMPTY) onChange({ accountText: null, accountTextFor: null });
    else onChange({ accountText: text, accountTextFor: draft.text });
  };
  return (
    <Keypad
      value={isValue ? draft.text : accountTextOf(draft, expense)}
      isOffered={!isValue && draft.accountText === null}
      onChange={enter}
      decimals={decimalsOf(code)}
      label={t("add.amountIn", { currency })}
      pointLabel={t("keypad.point")}
      backspaceLabel={t("keypad.backspace")}
      {...(onEnter ? { onEnter } : {})}
    />
  );
}

function codeOf(target: Target, { currency, account }: Expense): string {
  return target === "account" && account !== undefined ? account.currency : currency;
}
