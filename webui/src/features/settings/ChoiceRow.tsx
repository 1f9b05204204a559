import { ChoiceSheet } from "@/parts/ChoiceSheet";
import type { Choice } from "@/ui/overlays/SheetList";
import { MoreRow, type MoreRowProps } from "@/parts/MoreRow";

export interface ChoiceRowProps<Value extends string> extends Pick<MoreRowProps, "glyph" | "hue" | "title"> {
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A setting of a few values, chosen in a sheet. */
export function ChoiceRow<Value extends string>({ choices, value, onChoose, ...row }: ChoiceRowProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ChoiceSheet title={row.title} choices={choices} value={value} onChoose={onChoose}>
      {(open) => <MoreRow {...row} value={chosen?.text ?? ""} onPress={open} />}
    </ChoiceSheet>
  );
}
