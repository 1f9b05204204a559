/**
 * The one holder of this device's database. Browsers close a connection at will (an app in the background, cleared data):
 * it is opened again once for each task. Where they refuse a database, there is one in memory for this visit. Where one
 * does not answer, reads wait and people are told (`silence`); a write that does not begin is given up.
 */
import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from "idb";
import { afterAwake, holdWaits, noteWrite, silence, SILENT_SECONDS, within, type Waits } from "./silence";

/** Seconds for a task that has begun: a first copy of a large budget takes a slow phone that long. */
const TASK_SECONDS = 60;

type Connection<Schema extends DBSchema> = IDBPDatabase<Schema>;

const SHORTCUTS = ["get", "getAll", "getAllKeys", "count", "put", "delete", "clear"] as const;
type Shortcut = (typeof SHORTCUTS)[number];
type Calls = Record<Shortcut, (...given: unknown[]) => Promise<unknown>>;

export interface Holder<Schema extends DBSchema> extends Pick<Connection<Schema>, Shortcut | "close"> {
  /** Runs a task on the open connection; on a new one once more when the browser closed that. */
  readonly run: <Result>(task: (connection: Connection<Schema>) => Promise<Result>) => Promise<Result>;
  /** True when rows are there at the next visit. */
  readonly isKept: boolean;
}

export interface HolderOptions<Schema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  readonly upgrade: NonNullable<OpenDBCallbacks<Schema>["upgrade"]>;
}

export async function holdDatabase<Schema extends DBSchema>(
  options: HolderOptions<Schema>,
): Promise<Holder<Schema>> {
  let isKept = true;
  /** We closed it ourselves, or another tab has a newer version of it. */
  let isOver = false;
  const waits = holdWaits();

  function open(): Promise<Connection<Schema>> {
    return openDB<Schema>(options.name, options.version, {
      upgrade: options.upgrade,
      // Another tab wants a newer version or wipes: hold nothing up.
      blocking(_current, wanted, event) {
        isOver ||= wanted !== null;
        (event.target as IDBDatabase).close();
      },
    });
  }

  async function openInMemory(): Promise<Connection<Schema>> {
    isKept = false;
    const { installMemory } = await import("./memory");
    installMemory();
    return open();
  }

  let connection = await waits.watched(inPromise(open)).catch(openInMemory);
  let replacing: Promise<void> | null = null;

  /** Opens a new one in place of `lost`, unless another task did; what stands in its way is that the old one was closed. */
  async function replace(lost: Connection<Schema>, error: unknown): Promise<void> {
    if (lost !== connection) return;
    replacing ??= (async () => {
      try {
        lost.close();
        connection = await waits.watched(inPromise(open));
      } catch {
        throw error;
      } finally {
        replacing = null;
      }
    })();
    await within(replacing);
  }

  async function run<Result>(task: (held: Connection<Schema>) => Promise<Result>): Promise<Result> {
    const held = connection;
    try {
      return await answered(held, task, waits);
    } catch (error) {
      if (isOver || !isLost(error)) throw error;
      await replace(held, error);
      return answered(connection, task, waits);
    }
  }

  const shortcut = (name: Shortcut) => {
    const call = (...given: unknown[]) => run((held) => (held as unknown as Calls)[name](...given));
    return [name, call] as const;
  };

  return {
    ...(Object.fromEntries(SHORTCUTS.map(shortcut)) as unknown as Pick<Connection<Schema>, Shortcut>),
    run,
    isKept,
    close() {
      isOver = true;
      connection.close();
      waits.end();
    },
  };
}

type Task<Schema extends DBSchema, Result> = (held: Connection<Schema>) => Promise<Result>;
type Begin = (names: string | string[], mode?: IDBTransactionMode) => Begun;

interface Begun {
  readonly objectStore: (name: string) => { readonly getKey: (key: string) => Promise<unknown> };
  readonly objectStoreNames: DOMStringList;
  readonly abort: () => void;
  readonly done: Promise<void>;
}

/**
 * Run a task whose transactions are watched. One that does not begin is silent; a write that does not is aborted, so that
 * it does not come later either, and fails.
 */
async function answered<Schema extends DBSchema, Result>(
  held: Connection<Schema>,
  task: Task<Schema, Result>,
  waits: Waits,
): Promise<Result> {
  const ends: (() => void)[] = [];
  const writes: Begun[] = [];
  let fail: (error: DOMException) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  const begin: Begin = (names, mode) => {
    const made = (held.transaction as unknown as Begin).call(held, names, mode);
    const first = firstAnswer(made);
    void waits.watched(first);
    if (mode !== "readwrite") return made;
    writes.push(made);
    const giveUp = () => {
      fail(silence());
      abort(made);
      // Until something is answered, it is said that nothing is.
      void waits
        .watched(inPromise(() => firstAnswer((held.transaction as unknown as Begin).call(held, names))))
        .catch(() => undefined);
    };
    const cancel = afterAwake(SILENT_SECONDS, giveUp);
    void first.then(cancel);
    ends.push(cancel, afterAwake(TASK_SECONDS, giveUp));
    return made;
  };
  ends.push(waits.begin(TASK_SECONDS));
  const watchedConnection = new Proxy(held, {
    get: (target, name) => (name === "transaction" ? begin : (Reflect.get(target, name, target) as unknown)),
  });
  const run = Promise.race([task(watchedConnection), failed]);
  if (writes.length > 0) noteWrite(run);
  try {
    return await run;
  } finally {
    for (const end of ends) end();
  }
}

/** Resolves once a transaction has begun, or is over: what is asked first is answered first. */
async function firstAnswer(transaction: Begun): Promise<void> {
  try {
    await transaction.objectStore(transaction.objectStoreNames[0] ?? "").getKey("");
  } catch {
    // The task hears of it itself.
  }
}

function abort(transaction: Begun): void {
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // It is being written already.
  }
}

/** Closed by the browser: before a task as `InvalidStateError`, in the middle of one as an abort or a lost connection. */
export function isLost(error: unknown): boolean {
  return (
    error instanceof DOMException && ["InvalidStateError", "AbortError", "UnknownError"].includes(error.name)
  );
}

/** The device has no space for what was written. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** Turn an error thrown at once into a rejection. */
async function inPromise<Result>(task: () => Promise<Result>): Promise<Result> {
  return task();
}
