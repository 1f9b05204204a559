/** Tabs of one browser: they tell each other what changed, and only one sends at a time. */
import { afterAwake } from "./silence";

const CHANNEL = "budget";

interface Note {
  readonly owner: string;
}

/** Runs a task while no other tab runs one of this name. */
export type Lock = (name: string, task: () => Promise<void>) => Promise<void>;

/** Seconds for another tab's task: one that the browser put to sleep keeps its lock. */
const LOCK_SECONDS = 30;

/**
 * The browser's lock across tabs. Where it has none (plain http), closes it to the page, or doesn't give it, tasks of this
 * tab alone take turns: what two tabs send twice has the same id, and the server takes it once.
 */
export const webLock: Lock = async (name, task) => {
  // Typed as always there; pages without https have none.
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return lockInTab(name, task);
  const begun: Promise<void>[] = [];
  const waiting = new AbortController();
  const cancel = afterAwake(LOCK_SECONDS, () => waiting.abort());
  try {
    await locks.request(name, { signal: waiting.signal }, () => {
      cancel();
      const run = task();
      begun.push(run);
      return run;
    });
  } catch (error) {
    if (begun.length > 0) throw error;
    cancel();
    await lockInTab(name, task);
  }
};

const lastInTab = new Map<string, Promise<void>>();

const lockInTab: Lock = (name, task) => {
  const run = (lastInTab.get(name) ?? Promise.resolve()).then(task);
  lastInTab.set(
    name,
    run.catch(() => undefined),
  );
  return run;
};

export interface Tabs {
  readonly announce: () => void;
  readonly close: () => void;
}

/** In place of an owner: who is in changed. */
const SESSION = "session";

/** `onChange` runs when a tab let somebody in or out, this one included; gives what ends it. */
export function watchSession(onChange: () => void): () => void {
  return joinTabs(SESSION, onChange).close;
}

export function announceSession(): void {
  const tabs = joinTabs(SESSION, () => undefined);
  tabs.announce();
  tabs.close();
}

/** `onChange` runs when another tab changed what is kept for the owner. */
export function joinTabs(owner: string, onChange: () => Promise<void> | void): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  let isClosed = false;
  channel.onmessage = ({ data }: MessageEvent<Note>) => {
    if (!isClosed && data.owner === owner) void Promise.resolve(onChange()).catch(unlessTaken);
  };
  return {
    announce: () => {
      if (!isClosed) channel.postMessage({ owner } satisfies Note);
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
}

/** Another tab that brings a newer version closes the database of this one, which then follows nobody any more. */
export function unlessTaken(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
}
