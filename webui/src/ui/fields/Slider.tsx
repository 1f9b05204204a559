import { useId } from "react";
import css from "./Slider.module.css";

export interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value as it is read out: "2×". */
  valueText: string;
  onChange: (value: number) => void;
}

/** A number of a range, chosen by feel. */
export function Slider({ label, valueText, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={css["Slider"]}>
      <label htmlFor={id} className={css["Slider-label"]}>
        {label}
      </label>
      <input
        {...range}
        id={id}
        type="range"
        className={css["Slider-input"]}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id} className={css["Slider-value"]}>
        {valueText}
      </output>
    </div>
  );
}
