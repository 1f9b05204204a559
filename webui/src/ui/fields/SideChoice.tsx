import { useId } from "react";
import css from "./SideChoice.module.css";

export interface Side<Value extends string> {
  value: Value;
  /** Above: what it is called. */
  name: string;
  /** The thing to choose. */
  title: string;
  /** Below: what else there is to know of it. */
  sub: string;
}

export interface SideChoiceProps<Value extends string> {
  /** Subject of the choice. */
  label: string;
  sides: readonly Side<Value>[];
  /** Nothing is chosen at first. */
  chosen: Value | undefined;
  /** One below the other. */
  stacked?: boolean;
  onChoose: (value: Value) => void;
}

/** A few things side by side, one of which is chosen; a press anywhere on one counts. */
export function SideChoice<Value extends string>(props: SideChoiceProps<Value>) {
  const { label, sides, chosen, stacked = false, onChoose } = props;
  const group = useId();
  return (
    <div className={css["Sides"]} role="radiogroup" aria-label={label} data-stacked={stacked || undefined}>
      {sides.map(({ value, name, title, sub }) => (
        <label key={value} className={css["Side"]}>
          <span className={css["Side-name"]}>
            {name}
            <input
              type="radio"
              className={css["Side-input"]}
              name={group}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
          </span>
          <b className={css["Side-value"]}>{title}</b>
          <span className={css["Side-by"]}>{sub}</span>
        </label>
      ))}
    </div>
  );
}
