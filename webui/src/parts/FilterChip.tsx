import { Chip } from "@/ui/actions/Chip";
import type { Choice } from "@/ui/overlays/SheetList";
import { ChoiceSheet } from "./ChoiceSheet";

export interface FilterChipProps {
  /** Name of the filter. */
  text: string;
  /** The choice that takes the filter away. */
  allText: string;
  choices: readonly Choice<string>[];
  /** Null while it does not filter. */
  value: string | null;
  onChoose: (value: string | null) => void;
}

const ALL = "";

/** A chip that opens what a list can be narrowed to, and then says to what it is. */
export function FilterChip({ text, allText, choices, value, onChoose }: FilterChipProps) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ChoiceSheet
      title={text}
      choices={[{ value: ALL, text: allText }, ...choices]}
      value={value ?? ALL}
      onChoose={(choice) => onChoose(choice === ALL ? null : choice)}
    >
      {(open) => (
        <Chip
          text={chosen?.text ?? text}
          aria-label={chosen && `${text}: ${chosen.text}`}
          pressed={chosen !== undefined}
          opens
          onClick={open}
        />
      )}
    </ChoiceSheet>
  );
}
