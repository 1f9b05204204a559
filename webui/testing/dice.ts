/** For tests: dice, and what they draw. */
import type { Operation, State } from "@/domain";

export interface Dice {
  /** A whole number from 0, below `end`. */
  readonly below: (end: number) => number;
  readonly one: <T>(of: readonly T[]) => T | undefined;
}

/** Random numbers, equal for equal seeds (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return { below, one: (of) => of[below(Math.max(1, of.length))] };
}

/** Makes an operation on a state; null where there is none to make. */
export type Maker = (state: State, dice: Dice) => Operation | null;

/** Draw an amount. */
export const amount = ({ below }: Dice) => `${below(90) + 1}.${String(below(100)).padStart(2, "0")}`;
