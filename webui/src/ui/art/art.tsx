/** The drawings of empty pages, on a ground of 160 by 160. */
import css from "../frame/EmptyState.module.css";
import type { Hue } from "./hue";

/** A sheet of paper with three lines, two of them ticked off. */
function ListArt() {
  return (
    <g transform="rotate(-6 80 84)">
      <rect className={css["Art-card"]} x="42" y="34" width="76" height="98" rx="14" />
      <circle className={css["Art-fill"]} data-hue="green" cx="60" cy="58" r="7" />
      <path className={css["Art-line"]} d="M76 58h26" />
      <circle className={css["Art-fill"]} data-hue="orange" cx="60" cy="82" r="7" />
      <path className={css["Art-line"]} d="M76 82h18" />
      <circle className={css["Art-track"]} data-thin="" cx="60" cy="106" r="5" />
      <path className={css["Art-line"]} d="M76 106h22" />
    </g>
  );
}

const CIRCLE = { cx: 80, cy: 80, r: 46 };

/** A ring of three categories. */
function RingArt() {
  return (
    <g transform="rotate(-90 80 80)">
      <circle className={css["Art-track"]} {...CIRCLE} />
      <Arc hue="green" length={28} from={0} />
      <Arc hue="orange" length={16} from={34} />
      <Arc hue="blue" length={38} from={56} />
    </g>
  );
}

/** A full ring with a tick in it. */
function DoneArt() {
  return (
    <>
      <circle className={css["Art-ring"]} data-hue="green" {...CIRCLE} />
      <path className={css["Art-check"]} data-hue="green" d="m60 82 14 14 28-30" />
    </>
  );
}

const DRAWINGS = { done: DoneArt, list: ListArt, ring: RingArt };

export type Art = keyof typeof DRAWINGS;

export default function Drawing({ art }: { art: Art }) {
  const Shape = DRAWINGS[art];
  return <Shape />;
}

function Arc({ hue, length, from }: { hue: Hue; length: number; from: number }) {
  return (
    <circle
      className={css["Art-ring"]}
      data-hue={hue}
      {...CIRCLE}
      pathLength="100"
      strokeDasharray={`${length} 100`}
      strokeDashoffset={-from}
    />
  );
}
