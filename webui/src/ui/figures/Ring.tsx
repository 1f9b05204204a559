import { progress } from "./progress";
import css from "./Ring.module.css";

/** Percent of the lap left open between the part within the plan and the part beyond it. */
const GAP = 3;
const CLOSING_GAP = 1;
const TICK = 1.2;
const DASH = 2.5;
const WHOLE = 100;

const CIRCLE = { cx: 32, cy: 32, r: 29, pathLength: 100 };

export interface RingProps {
  /** Spent divided by planned, not capped. */
  ratio: number;
  /** Part of the plan that is still to come: a lighter arc after what is spent. */
  coming?: number;
  /** A tinted disc behind an icon in the middle. */
  disc?: boolean;
  /** Nothing is planned: a dashed track. */
  dashed?: boolean;
  /** Part of the month gone: a tick where an even pace would be. */
  today?: number | null;
}

/** The ring that fills. Whatever it stands in says in words what it shows. */
export function Ring({ ratio, coming = 0, disc = false, dashed = false, today = null }: RingProps) {
  const { within, beyond } = progress(ratio);
  const lap = beyond > 0 ? Math.max(0, within - GAP) : within;
  return (
    <svg className={css["Ring"]} viewBox="0 0 64 64" aria-hidden="true">
      {disc && <circle className={css["Ring-disc"]} cx="32" cy="32" r="22" />}
      <circle
        className={css["Ring-track"]}
        {...CIRCLE}
        strokeDasharray={dashed ? `${DASH} ${DASH}` : undefined}
      />
      {coming > 0 && beyond === 0 && within < WHOLE && (
        <circle
          className={css["Ring-coming"]}
          {...CIRCLE}
          strokeDasharray={`${Math.min(coming * WHOLE, WHOLE - within)} 100`}
          strokeDashoffset={-within}
        />
      )}
      {lap > 0 && <circle className={css["Ring-fill"]} {...CIRCLE} strokeDasharray={`${lap} 100`} />}
      {beyond > 0 && (
        <circle
          className={css["Ring-over"]}
          {...CIRCLE}
          strokeDasharray={`${Math.max(0, beyond - CLOSING_GAP)} 100`}
          strokeDashoffset={-within}
        />
      )}
      {today !== null && (
        <circle
          className={css["Ring-today"]}
          {...CIRCLE}
          strokeDasharray={`${TICK} ${100 - TICK}`}
          strokeDashoffset={TICK / 2 - today * 100}
        />
      )}
    </svg>
  );
}
