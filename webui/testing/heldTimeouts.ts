/** For tests: timers of one length, which fire when the test says so. */
import { act } from "@testing-library/react";
import { vi } from "vitest";

export interface HeldTimeouts {
  readonly count: () => number;
  /** Fire all that wait. */
  readonly fire: () => void;
}

/** Hold every `setTimeout` of `milliseconds` until the test ends; others run as ever. */
export function holdTimeouts(milliseconds: number): HeldTimeouts {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const held = new Map<unknown, () => void>();
  vi.stubGlobal("setTimeout", (task: () => void, ms?: number) => {
    if (ms !== milliseconds) return set(task, ms);
    const timer = {};
    held.set(timer, task);
    return timer;
  });
  vi.stubGlobal("clearTimeout", (timer: Parameters<typeof clear>[0]) => {
    if (!held.delete(timer)) clear(timer);
  });
  const fire = () => {
    const due = [...held.values()];
    held.clear();
    for (const task of due) task();
  };
  return {
    count: () => held.size,
    fire: () => {
      act(fire);
    },
  };
}
