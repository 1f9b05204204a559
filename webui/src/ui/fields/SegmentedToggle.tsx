import { Icon, type Glyph } from "../art/Icon";
import css from "./SegmentedToggle.module.css";

export interface ToggleChoice<Value extends string> {
  value: Value;
  text: string;
  /** Shown instead of the text, which readers still hear. */
  glyph?: Glyph;
}

export interface SegmentedToggleProps<Value extends string> {
  label: string;
  choices: readonly ToggleChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Choice of how content is shown: rounds or list, month or year. One is always on. */
export function SegmentedToggle<Value extends string>(props: SegmentedToggleProps<Value>) {
  return (
    <div className={css["SegmentedToggle"]} role="group" aria-label={props.label}>
      {props.choices.map((choice) => (
        <ToggleButton
          key={choice.value}
          {...choice}
          pressed={choice.value === props.value}
          onPress={() => props.onChange(choice.value)}
        />
      ))}
    </div>
  );
}

interface ToggleButtonProps extends Omit<ToggleChoice<string>, "value"> {
  pressed: boolean;
  onPress: () => void;
}

function ToggleButton({ text, glyph, pressed, onPress }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={css["SegmentedToggle-choice"]}
      aria-pressed={pressed}
      aria-label={text}
      onClick={onPress}
    >
      {glyph ? <Icon glyph={glyph} size={20} /> : text}
    </button>
  );
}
