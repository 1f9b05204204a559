/**
 * The one holder of this device's database. Browsers close a connection at will (an app in the background, cleared data):
 * it is opened again once for each task. Where they refuse a database, there is one in memory for this visit.
 */
import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from "idb";

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

  let connection = await inPromise(open).catch(openInMemory);
  let replacing: Promise<void> | null = null;

  /** Opens a new one in place of `lost`, unless another task did; what stands in its way is that the old one was closed. */
  async function replace(lost: Connection<Schema>, error: unknown): Promise<void> {
    if (lost !== connection) return;
    replacing ??= (async () => {
      try {
        lost.close();
        connection = await inPromise(open);
      } catch {
        throw error;
      } finally {
        replacing = null;
      }
    })();
    await replacing;
  }

  async function run<Result>(task: (held: Connection<Schema>) => Promise<Result>): Promise<Result> {
    const held = connection;
    try {
      return await task(held);
    } catch (error) {
      if (isOver || !isLost(error)) throw error;
      await replace(held, error);
      return task(connection);
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
    },
  };
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
