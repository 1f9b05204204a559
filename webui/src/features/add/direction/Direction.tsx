import type { Draft } from "../draft";
import type { Booking } from "../booking";
import { AccountPicker } from "./AccountPicker";
import { CategoryPicker } from "./CategoryPicker";
import { PickerPair } from "./PickerPair";

export interface DirectionProps {
  booking: Booking;
  onChange: (changes: Partial<Draft>) => void;
}

/** An amount typed for one account's side is none of another's. */
const CONVERTED = { accountText: null, accountTextFor: null };

/** From which account to which category or account; of an income only the account it arrives in. */
export function Direction({ booking, onChange }: DirectionProps) {
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
  if (kind === "income") return arriving;
  return (
    <PickerPair
      from={<AccountPicker side="from" account={from} onChoose={leave} />}
      to={
        kind === "transfer" ? (
          arriving
        ) : (
          <CategoryPicker
            category={category}
            onChoose={(chosen) => {
              onChange({ category: chosen });
            }}
          />
        )
      }
    />
  );
}
