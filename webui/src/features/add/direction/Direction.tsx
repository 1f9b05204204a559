import type { Draft } from "../draft";
import type { Expense } from "../expense";
import { FromPicker } from "./FromPicker";
import { ToPicker } from "./ToPicker";
import { PickerPair } from "./PickerPair";

export interface DirectionProps {
  expense: Expense;
  onChange: (changes: Partial<Draft>) => void;
}

/** From which account, to which category. */
export function Direction({ expense, onChange }: DirectionProps) {
  return (
    <PickerPair
      from={
        <FromPicker
          account={expense.account}
          onChoose={(accountId) => {
            onChange({ accountId, accountText: null, accountTextFor: null });
          }}
        />
      }
      to={
        <ToPicker
          category={expense.category}
          onChoose={(category) => {
            onChange({ category });
          }}
        />
      }
    />
  );
}
