/** Tasks of one owner that never overlap, in this tab or another. */
import type { Lock } from "../device/tabs";

export interface TaskQueue {
  /** Runs after everything before it. */
  readonly add: (task: () => Promise<void>) => Promise<void>;
  /** As `add`, but at most one of it waits: asked twice before it starts, it runs once. */
  readonly once: (task: () => Promise<void>) => Promise<void>;
}

export function createTaskQueue(lock: Lock, name: string): TaskQueue {
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  function add(task: () => Promise<void>): Promise<void> {
    const run = last.then(() => lock(name, task));
    last = run.catch(() => undefined);
    return run;
  }

  return {
    add,
    once(task) {
      if (waiting !== null) return waiting;
      const forget = () => (waiting = null);
      const run = add(() => {
        forget();
        return task();
      });
      run.catch(forget);
      waiting = run;
      return run;
    },
  };
}
