import type { ReactNode, Ref } from "react";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { KeypadAmount } from "@/ui/keypad/KeypadAmount";
import type { Draft } from "../draft";
import { accountTextOf, type Booking } from "../booking";
import { AccountAmountPill } from "./AccountAmountPill";
import { OutdatedAmount } from "./OutdatedAmount";
import { SlotFact } from "./Slot";
import { useSpokenAmount } from "./useSpokenAmount";
import { ValuePill } from "./ValuePill";

/** Which amount the keys go to: the entry's, or the one on the other account's side. */
export type Target = "value" | "account";

export interface AmountEntryProps {
  amountRef: Ref<HTMLParagraphElement>;
  onDraft: (changes: Partial<Draft>) => void;
  draft: Draft;
  booking: Booking;
  isCorrection: boolean;
  /** The next digit takes its place. */
  isSelected: boolean;
  /** A change of the entry meanwhile, in place of the fact. */
  notice: ReactNode;
  target: Target;
  onTarget: (target: Target) => void;
}

/** The typed amount, and one fact below it: above all the other amount when the account is kept in another currency. */
export function AmountEntry({ amountRef, ...props }: AmountEntryProps) {
  const { draft, booking, target, isSelected } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const spoken = useSpokenAmount();
  const { kind, currency, other } = booking;
  const isAccount = target === "account" && other !== undefined;
  const code = isAccount ? other.currency : currency;
  const text = isAccount ? accountTextOf(draft, booking) : draft.text;
  return (
    <KeypadAmount
      text={text}
      like={money("0", code)}
      isIncome={kind === "income" || kind === "refund"}
      isSelected={isSelected && !isAccount}
      spoken={spoken(text, code)}
      label={t("add.amountIn", { currency: currencyInWords(code, language) })}
      ref={amountRef}
    >
      <Fact {...props} target={isAccount ? "account" : "value"} />
    </KeypadAmount>
  );
}

function Fact({
  draft,
  booking,
  notice,
  target,
  onTarget,
  onDraft,
  ...fact
}: Omit<AmountEntryProps, "amountRef">) {
  const { otherAmount } = booking;
  if (notice != null) return notice;
  if (target === "account") {
    return <ValuePill draft={draft} booking={booking} onPress={() => onTarget("value")} />;
  }
  if (otherAmount === null) return <SlotFact draft={draft} booking={booking} {...fact} />;
  if (otherAmount.kind === "typed" && otherAmount.isOutdated) {
    return (
      <OutdatedAmount
        booking={booking}
        typed={otherAmount}
        onKeep={() => onDraft({ accountTextFor: draft.text })}
        onConvert={() => onDraft({ accountText: null, accountTextFor: null })}
      />
    );
  }
  return <AccountAmountPill booking={booking} onPress={() => onTarget("account")} />;
}
