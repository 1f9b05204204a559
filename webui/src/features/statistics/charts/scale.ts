/** The axis of a chart: round numbers around its values. */

export interface Scale {
  readonly ticks: readonly number[];
  /** Where a value lies, from 0 (the lowest tick) to 1 (the highest). */
  readonly at: (value: number) => number;
}

const STEPS_MAX = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** At most five ticks in steps of 1, 2, 2.5 or 5 times a power of ten: 2 700 gives 0, 1 000, 2 000, 3 000. */
export function scaleOf(values: readonly number[], from?: number): Scale {
  const low = Math.min(...values, from ?? Number.POSITIVE_INFINITY);
  const top = Math.max(...values, from ?? Number.NEGATIVE_INFINITY);
  const high = top > low ? top : low + (Math.abs(low) || 1);
  const step = stepOf(high - low);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { ticks, at: (value) => (value / step - first) / (last - first) };
}

export interface Tick {
  /** `1.5` of 1 500, in thousands. */
  readonly number: string;
  readonly unit: "ones" | "thousands" | "millions";
  readonly isNegative: boolean;
}

/** A tick in a unit that keeps it short. */
export function tickOf(value: number): Tick {
  const size = Math.abs(value);
  const isNegative = value < 0;
  if (size >= 1_000_000) return { number: trimmed(size / 1_000_000), unit: "millions", isNegative };
  if (size >= 1000) return { number: trimmed(size / 1000), unit: "thousands", isNegative };
  return { number: trimmed(size), unit: "ones", isNegative };
}

function stepOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / STEPS_MAX));
  const factor = ROUND.find((round) => round * power * STEPS_MAX >= range) ?? 10;
  return factor * power;
}

function trimmed(value: number): string {
  return String(Number(value.toFixed(2)));
}
