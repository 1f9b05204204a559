import { memo } from "react";
import type { Draft } from "../draft";
import type { Choices } from "../booking";
import { SplitPicker } from "../split/SplitPicker";
import { PayerPicker } from "./PayerPicker";
import { AccountPicker } from "./AccountPicker";
import { CategoryPicker } from "./CategoryPicker";
import { PickerPair } from "./PickerPair";

export interface DirectionProps {
  draft: Draft;
  booking: Choices;
  /** Opens the lines of a split. */
  onSplit: () => void;
  /** Asks for the payer of an income. */
  onPayer: () => void;
  onChange: (changes: Partial<Draft>) => void;
}

/** An amount typed for one account's side is none of another's. */
const CONVERTED = { accountText: null, accountTextFor: null };

/** From which account to which category or account, of a refund the other way; of an income from the payee to where it arrives. */
export const Direction = memo(function Direction(props: DirectionProps) {
  const { draft, booking, onSplit, onPayer, onChange } = props;
  const { kind, from, to, category } = booking;
  // An account chosen for both sides changes places with the other.
  const leave = (fromId: string) => {
    const swapped = kind === "transfer" && fromId === to?.id ? { toId: from?.id ?? null } : {};
    onChange({ ...CONVERTED, ...swapped, fromId });
  };
  const arrive = (toId: string) => {
    const swapped = kind === "transfer" && toId === from?.id ? { fromId: to?.id ?? null } : {};
    onChange({ ...CONVERTED, ...swapped, toId });
  };
  const arriving = <AccountPicker side="into" account={to} onChoose={arrive} />;
  if (kind === "income") {
    return <PickerPair from={<PayerPicker payee={draft.payee} onPress={onPayer} />} to={arriving} />;
  }
  const leaving = (
    <AccountPicker side={kind === "refund" ? "into" : "from"} account={from} onChoose={leave} />
  );
  if (kind === "transfer") return <PickerPair from={leaving} to={arriving} />;
  const spent =
    draft.lines.length > 1 ? (
      <SplitPicker draft={draft} currency={booking.currency} onPress={onSplit} />
    ) : (
      <CategoryPicker category={category} onChoose={(chosen) => onChange({ category: chosen })} />
    );
  return kind === "refund" ? (
    <PickerPair from={spent} to={leaving} />
  ) : (
    <PickerPair from={leaving} to={spent} />
  );
});
