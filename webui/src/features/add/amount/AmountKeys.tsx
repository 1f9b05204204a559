import { useTranslation } from "@/i18n/useTranslation";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { Keypad } from "@/ui/keypad/Keypad";
import { EMPTY } from "@/ui/keypad/typedAmount";
import type { Draft } from "../draftFields";
import { accountTextOf, decimalsOf, type Booking } from "../booking";
import type { Target } from "./AmountEntry";

export interface AmountKeysProps {
  draft: Draft;
  booking: Booking;
  target: Target;
  /** The amount of an entry that is edited: the next digit takes its place. */
  isSelected: boolean;
  onChange: (changes: Partial<Draft>) => void;
  /** A minus before any digit. */
  onLeadingMinus?: (() => void) | undefined;
  onEnter: (() => void) | undefined;
}

/** The keys, which go to the entry's amount or to the one on the other account's side. */
export function AmountKeys(props: AmountKeysProps) {
  const { draft, booking, target, isSelected, onChange, onLeadingMinus, onEnter } = props;
  const { t } = useTranslation();
  const code = codeOf(target, booking);
  const currency = currencyInWords(code, useLanguage());
  const isValue = target === "value";
  const turnsRefund =
    isValue && onLeadingMinus !== undefined && draft.kind === "expense" && draft.text === EMPTY;
  const enter = (text: string) => {
    if (isValue) onChange({ text });
    else if (text === EMPTY) onChange({ accountText: null, accountTextFor: null });
    else onChange({ accountText: text, accountTextFor: draft.text });
  };
  return (
    <Keypad
      value={isValue ? draft.text : accountTextOf(draft, booking)}
      isOffered={!isValue && draft.accountText === null}
      isSelected={isValue && isSelected}
      onChange={enter}
      onLeadingMinus={isValue ? onLeadingMinus : undefined}
      decimals={decimalsOf(code)}
      label={t("add.amountIn", { currency })}
      pointLabel={t("keypad.point")}
      backspaceLabel={t("keypad.backspace")}
      calculator={{
        plus: t("add.keys.plus"),
        minus: t(turnsRefund ? "add.keys.minusRefund" : "add.keys.minus"),
        equals: t("add.keys.equals"),
        zeros: t("add.keys.zeros"),
      }}
      {...(onEnter ? { onEnter } : {})}
    />
  );
}

function codeOf(target: Target, { currency, other }: Booking): string {
  return target === "account" && other !== undefined ? other.currency : currency;
}
