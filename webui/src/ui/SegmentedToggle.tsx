import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import type { LucideIcon } from "lucide-react";
import { Icon } from "./Icon";
import css from "./SegmentedToggle.module.css";

export interface ToggleChoice<Value extends string> {
  value: Value;
  text: string;
  /** Shown instead of the text, which readers still hear. */
  glyph?: LucideIcon;
}

export interface SegmentedToggleProps<Value extends string> {
  label: string;
  choices: readonly ToggleChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** How the same content is shown: rounds or list, month or year. One is always on; arrow keys move. */
export function SegmentedToggle<Value extends string>(props: SegmentedToggleProps<Value>) {
  const { label, choices, value, onChange } = props;
  const choose = ([chosen]: Value[]) => {
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <ToggleGroup aria-label={label} value={[value]} onValueChange={choose} className={css["SegmentedToggle"]}>
      {choices.map(({ value: choice, text, glyph }) => (
        <Toggle key={choice} value={choice} aria-label={text} className={css["SegmentedToggle-choice"]}>
          {glyph ? <Icon glyph={glyph} size={20} /> : text}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
