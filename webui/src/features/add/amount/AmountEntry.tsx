import { useMoney } from "@/i18n/useMoney";
import { KeypadAmount } from "@/ui/keypad/KeypadAmount";
import type { Draft } from "../draft";
import { accountTextOf, type Booking } from "../booking";
import { OutdatedAmount, type OutdatedAmountProps } from "./OutdatedAmount";
import { AccountAmountPill, type AccountAmountPillProps } from "./AccountAmountPill";
import { useSpokenAmount } from "./useSpokenAmount";
import { ValuePill } from "./ValuePill";

/** Which amount the keys go to: the entry's, or the one on the other account's side. */
export type Target = "value" | "account";

export interface AmountEntryProps {
  onDraft: (changes: Partial<Draft>) => void;
  draft: Draft;
  booking: Booking;
  target: Target;
  onTarget: (target: Target) => void;
}

/** The typed amount, and below it the other one when the account is kept in another currency. */
export function AmountEntry({ draft, booking, target, onTarget, onDraft }: AmountEntryProps) {
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
      spoken={spoken(text, code)}
    >
      {isAccount ? (
        <ValuePill
          draft={draft}
          booking={booking}
          onPress={() => {
            onTarget("value");
          }}
        />
      ) : (
        <Other
          booking={booking}
          onPress={() => {
            onTarget("account");
          }}
          onKeep={() => {
            onDraft({ accountTextFor: draft.text });
          }}
          onConvert={() => {
            onDraft({ accountText: null, accountTextFor: null });
          }}
        />
      )}
    </KeypadAmount>
  );
}

/** Amount on the other account's side; a question once it was typed for another amount. */
function Other({
  booking,
  onPress,
  onKeep,
  onConvert,
}: AccountAmountPillProps & Omit<OutdatedAmountProps, "typed">) {
  const { otherAmount } = booking;
  if (otherAmount?.kind !== "typed" || !otherAmount.isOutdated)
    return <AccountAmountPill booking={booking} onPress={onPress} />;
  return <OutdatedAmount booking={booking} typed={otherAmount} onKeep={onKeep} onConvert={onConvert} />;
}
