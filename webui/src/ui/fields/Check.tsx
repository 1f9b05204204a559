import { Check as Tick } from "lucide-react";
import type { ComponentProps } from "react";
import css from "./Check.module.css";
import { Icon } from "../art/Icon";

export interface CheckProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** The name for readers; leave out when a `<label>` names it. */
  label?: string;
  /** Square in forms, round in lists of things to do. */
  square?: boolean;
}

export function Check({ label, square = false, ...input }: CheckProps) {
  return (
    <span className={css["Check"]}>
      <input {...input} type="checkbox" className={css["Check-input"]} aria-label={label} />
      <span className={css["Check-mark"]} data-square={square || undefined}>
        <Icon glyph={Tick} size={16} stroke={3} />
      </span>
    </span>
  );
}
