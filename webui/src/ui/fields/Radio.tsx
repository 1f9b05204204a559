import type { ComponentProps } from "react";
import css from "./Check.module.css";

export interface RadioProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** The name for readers; leave out when a `<label>` names it. */
  label?: string;
}

/** One of several: radios of one `name` form a group, in which the arrow keys move. */
export function Radio({ label, ...input }: RadioProps) {
  return (
    <span className={css["Check"]}>
      <input {...input} type="radio" className={css["Check-input"]} aria-label={label} />
      <span className={css["Check-mark"]}>
        <span className={css["Check-dot"]} />
      </span>
    </span>
  );
}
