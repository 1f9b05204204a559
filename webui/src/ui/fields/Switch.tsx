import type { ComponentProps } from "react";
import css from "./Switch.module.css";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "className"> {
  /** The name for readers; leave out when a `<label>` names it. */
  label?: string;
}

/** On or off, at once. A checkbox inside, so that it takes what `register` of a form gives. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <span className={css["Switch"]}>
      <input {...input} type="checkbox" role="switch" className={css["Switch-input"]} aria-label={label} />
      <span className={css["Switch-track"]} />
    </span>
  );
}
