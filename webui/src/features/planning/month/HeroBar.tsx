import { Bar, type BarProps } from "@/ui/figures/Bar";
import css from "./HeroBar.module.css";

export interface HeroBarProps extends BarProps {
  /** "73% spent" */
  start: string;
  /** "Day 12 of 30" */
  end: string;
}

export function HeroBar({ start, end, ...bar }: HeroBarProps) {
  return (
    <div className={css["HeroBar"]}>
      <Bar {...bar} />
      <div className={css["HeroBar-scale"]}>
        <span>{start}</span>
        <span>{end}</span>
      </div>
    </div>
  );
}
