import css from "./HeroRing.module.css";
import { Ring } from "./Ring";

export interface HeroRingProps {
  /** Filled part; not capped. */
  ratio: number;
  /** Part of the plan that is still to come. */
  coming?: number;
  /** "73%" */
  percent: string;
  /** "spent" */
  caption: string;
  /** Part of the month gone. */
  today?: number | null;
}

export function HeroRing({ ratio, coming = 0, percent, caption, today = null }: HeroRingProps) {
  return (
    <div className={css["HeroRing"]}>
      <Ring ratio={ratio} coming={coming} today={today} />
      <span className={css["HeroRing-text"]}>
        <b>{percent}</b>
        {caption}
      </span>
    </div>
  );
}
