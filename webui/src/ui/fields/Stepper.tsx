import { Minus, Plus } from "lucide-react";
import { IconButton } from "../actions/IconButton";
import css from "./Stepper.module.css";

export interface StepperProps {
  /** Names for readers: of the number, and of the buttons beside it. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  /** The largest whole number; the smallest is 0. */
  max: number;
  onChange: (value: number) => void;
}

/** A small whole number, typed or moved step by step. */
export function Stepper({ label, lessLabel, moreLabel, value, max, onChange }: StepperProps) {
  const change = (wanted: number) => onChange(Math.min(Math.max(wanted, 0), max));
  return (
    <span className={css["Stepper"]}>
      <IconButton glyph={Minus} label={lessLabel} disabled={value === 0} onClick={() => change(value - 1)} />
      <input
        className={css["Stepper-value"]}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={String(value)}
        onChange={(event) =>
          change(Number(event.target.value.replace(/\D/g, "").slice(0, String(max).length)))
        }
        onFocus={(event) => event.target.select()}
      />
      <IconButton glyph={Plus} label={moreLabel} disabled={value === max} onClick={() => change(value + 1)} />
    </span>
  );
}
