/** Durations of the page's tasks from the browser's own trace: by the clock, and by the processor alone. */
import type { Page } from "@playwright/test";

const LONG_MS = 100;

interface Task {
  /** Time by the clock: on a busy machine it includes other programs' work. */
  readonly wall: number;
  readonly processor: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  readonly dur?: number;
  readonly tdur?: number;
}

/** Watches the tasks of the page from here on; gives them when it is called. */
export async function watchTasks(page: Page): Promise<() => Promise<Task[]>> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["toplevel"] });
  return async () => {
    const trace = (await browser?.stopTracing())?.toString() ?? "{}";
    const { traceEvents = [] } = JSON.parse(trace) as { traceEvents?: TraceEvent[] };
    return tasksOf(traceEvents);
  };
}

/** Return the tasks of the page's main thread: of all threads of that name, the busiest. */
function tasksOf(events: readonly TraceEvent[]): Task[] {
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const ofThreads = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith("RunTask")),
  );
  const [most = []] = ofThreads.sort((one, other) => other.length - one.length);
  return most.map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, processor: tdur / 1000 }));
}

/** Return the longest task, and the number of long ones. */
export function told(tasks: readonly Task[]): string {
  const of = (each: (task: Task) => number) => {
    const all = tasks.map(each);
    const isLong = (ms: number) => ms > LONG_MS;
    return `${Math.round(Math.max(...all))} ms, ${all.filter(isLong).length} over ${LONG_MS} ms`;
  };
  return `longest task ${of(({ processor }) => processor)} of the processor (by the clock ${of(({ wall }) => wall)})`;
}
