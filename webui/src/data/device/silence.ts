/**
 * Limits of the waits for the browser: it may never answer. WebKit leaves a store locked when a page goes in the middle of
 * a write, and then every wait for it is without an end.
 */

/** Seconds in which a browser answers that will answer at all. */
export const SILENT_SECONDS = 5;
const TICK_MS = 1000;

/** Call a task after seconds in which the page was awake: a phone's sleep of an hour counts as one. */
export function afterAwake(seconds: number, task: () => void): () => void {
  let left = seconds;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    task();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** Return the error of a wait that passed its limit. */
export function silence(): DOMException {
  return new DOMException("The browser did not answer", "TimeoutError");
}

export function isSilent(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Return an answer of the browser; rejects with `silence` when it does not come within the limit. */
export function within<Answer>(answer: Promise<Answer>, seconds: number = SILENT_SECONDS): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const cancel = afterAwake(seconds, () => reject(silence()));
    answer.then(resolve, reject).finally(cancel);
  });
}

const silentWaits = new Set<symbol>();
const listeners = new Set<() => void>();

/** Return whether this device's storage owes an answer for longer than it should. */
export const isStorageSilent = (): boolean => silentWaits.size > 0;

/** Call a listener whenever that changes; gives what ends it. */
export function watchStorage(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Waits for one database. */
export interface Waits {
  /** Tell the listeners of a wait from its limit on until it is answered; gives what ends it. */
  readonly begin: (seconds?: number) => () => void;
  /** Return the answer itself, its wait begun and ended. */
  readonly watched: <Answer>(answer: Promise<Answer>) => Promise<Answer>;
  /** End all, those to come too: what we closed ourselves owes nothing. */
  readonly end: () => void;
}

export function holdWaits(): Waits {
  const ends = new Set<() => void>();
  let isOver = false;

  function begin(seconds: number = SILENT_SECONDS): () => void {
    const wait = Symbol("wait");
    const tell = () => {
      for (const listener of listeners) listener();
    };
    const cancel = afterAwake(seconds, () => {
      if (isOver) return;
      silentWaits.add(wait);
      tell();
    });
    const end = () => {
      ends.delete(end);
      cancel();
      if (silentWaits.delete(wait)) tell();
    };
    ends.add(end);
    return end;
  }

  return {
    begin,
    watched(answer) {
      const end = begin();
      answer.then(end, end);
      return answer;
    },
    end() {
      isOver = true;
      for (const end of ends) end();
    },
  };
}

const writes = new Set<Promise<unknown>>();

/** Note a write that is under way. */
export function noteWrite(write: Promise<unknown>): void {
  const end = () => writes.delete(write);
  writes.add(write);
  write.then(end, end);
}

/** Resolves when no write is under way, or when the browser owes its end for too long. */
export async function writesEnd(): Promise<void> {
  await within(Promise.allSettled([...writes])).catch(() => undefined);
}
