/** One owner's rows on this device, read: what shows a budget before the code that changes it is here (`store.ts`). */
import type { IDBPObjectStore } from "idb";
import type { State } from "@/domain";
import {
  OWNED,
  ownedBy,
  type BudgetSchema,
  type Database,
  type Pending,
  type Refused,
  type Sent,
} from "./database";
import { readState, type Rows } from "./rows";
import { readSent } from "./sent";

export type Notes = Pick<IDBPObjectStore<BudgetSchema, ["notes"], "notes">, "get">;

/** A workspace's state as it was last read or written, and the revision of the owner's rows then. */
export interface Cached {
  readonly workspaceId: string;
  readonly revision: number;
  readonly state: State | null;
}

/** Changes on their way to the server, and refused ones. */
export interface Queues {
  readonly pending: Pending[];
  readonly refused: Refused[];
}

/** A workspace's copy on this device, and the changes of ours that the server took and it lacks. */
export interface Copy {
  readonly state: State | null;
  readonly sent: Sent[];
}

export interface Reads {
  readonly read: (workspaceId: string) => Promise<State | null>;
  readonly readCopy: (workspaceId: string) => Promise<Copy>;
  /** A workspace and the queues as they stand together: a change is in one of them. */
  readonly readWithQueues: (workspaceId: string) => Promise<Copy & Queues>;
  readonly readNote: <T>(name: string) => Promise<T | null>;
}

/** Reads, and what is in memory of them. */
export interface StoreReader extends Reads {
  /** The state inside a transaction; from memory where nothing was written since. */
  readonly current: (rows: Rows, notes: Notes, workspaceId: string) => Promise<Cached>;
  /** Replaces what is in memory: after a write; null: nothing. */
  readonly remember: (next: Cached | null) => void;
}

export function createStoreReader(database: Database, owner: string): StoreReader {
  let cached: Cached | null = null;

  async function current(rows: Rows, notes: Notes, workspaceId: string): Promise<Cached> {
    const revision = ((await notes.get([owner, "revision"])) ?? 0) as number;
    if (cached?.workspaceId === workspaceId && cached.revision === revision) return cached;
    return { workspaceId, revision, state: await readState(rows, owner, workspaceId) };
  }

  return {
    current,
    remember(next) {
      cached = next;
    },

    async read(workspaceId) {
      cached = await database.run((held) => {
        const transaction = held.transaction(["rows", "notes"]);
        return current(transaction.objectStore("rows"), transaction.objectStore("notes"), workspaceId);
      });
      return cached.state;
    },

    async readCopy(workspaceId) {
      const [copy, sent] = await database.run((held) => {
        const transaction = held.transaction(["rows", "notes"]);
        const [rows, notes] = [transaction.objectStore("rows"), transaction.objectStore("notes")];
        return Promise.all([current(rows, notes, workspaceId), readSent(rows, owner, workspaceId)]);
      });
      cached = copy;
      return { state: copy.state, sent };
    },

    async readWithQueues(workspaceId) {
      const [copy, sent, pending, refused] = await database.run((held) => {
        const transaction = held.transaction(OWNED);
        const [rows, notes] = [transaction.objectStore("rows"), transaction.objectStore("notes")];
        return Promise.all([
          current(rows, notes, workspaceId),
          readSent(rows, owner, workspaceId),
          transaction.objectStore("outbox").getAll(ownedBy(owner)),
          transaction.objectStore("refused").getAll(ownedBy(owner)),
        ]);
      });
      cached = copy;
      return { state: copy.state, sent, pending, refused };
    },

    async readNote<T>(name: string) {
      return ((await database.get("notes", [owner, name])) ?? null) as T | null;
    },
  };
}

/** The queues alone, of anybody. */
export async function readQueues(database: Database, owner: string): Promise<Queues> {
  const [pending, refused] = await Promise.all([
    database.getAll("outbox", ownedBy(owner)),
    database.getAll("refused", ownedBy(owner)),
  ]);
  return { pending, refused };
}
