import css from "./HeroRing.module.css";
import { Ring } from "./Ring";

export interface HeroRingProps {
  /** Filled part; not capped. */
  ratio: number;
  /** "73%" */
  percent: string;
  /** "spent" */
  caption: string;
  /** Part of the month gone. */
  today?: number | null;
}

export function HeroRing({ ratio, percent, caption, today = null }: HeroRingProps) {
  return (
    <div className={css["HeroRing"]}>
      <Ring ratio={ratio} today={today} />
      <span className={css["HeroRing-text"]}>
        <b>{percent}</b>
        {caption}
      </span>
    </div>
  );
}
