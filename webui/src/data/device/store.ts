/**
 * One owner's rows on this device, safe with several tabs: a change is computed inside the transaction that writes it, on
 * what is stored then.
 */
import type { IDBPDatabase } from "idb";
import { GUEST_USER, type State } from "@/domain";
import {
  mayWrite,
  ownedBy,
  SESSION,
  type BudgetSchema,
  type Database,
  type QueueKey,
  type Sent,
} from "./database";
import { dropSent, keepSent, writeState } from "./rowChanges";
import { createStoreReader, type Reads, type StoreReader } from "./storeReader";

type Connection = IDBPDatabase<BudgetSchema>;
type Compute = (state: State | null) => State | null;

export interface Store extends Reads {
  /** Writes what `compute` makes of the stored state; `caughtUp` are the copies that lack nothing sent any more. */
  readonly change: (
    workspaceId: string,
    compute: Compute,
    caughtUp?: readonly string[],
  ) => Promise<State | null>;
  /** Moves a change the server took out of the queue; false when who made it is not in any more. */
  readonly moveSent: (sent: Sent) => Promise<boolean>;
  /** Removes the rows and notes of workspaces the owner takes no part in any more. */
  readonly forget: (workspaceIds: readonly string[]) => Promise<void>;
  /** Notes about a workspace, whose name has its id, are kept with its rows alone. */
  readonly writeNotes: (notes: Readonly<Record<string, unknown>>) => Promise<void>;
  /** From here on nothing is written: what is still under way must not come back after a wipe. */
  readonly close: () => void;
}

/** Opens an owner's store over a `reader`: what that has read already is not read again. */
export function createStore(
  database: Database,
  owner: string,
  reader: StoreReader = createStoreReader(database, owner),
): Store {
  const { read, readCopy, readWithQueues, readNote, current, remember } = reader;
  let isClosed = false;

  async function changeIn(
    held: Connection,
    workspaceId: string,
    ...[compute, caughtUp]: [Compute, readonly string[]]
  ): Promise<State | null> {
    const transaction = held.transaction(["session", "rows", "notes"], "readwrite");
    return inWhole(transaction, async () => {
      const [sessions, rows, notes] = [
        transaction.objectStore("session"),
        transaction.objectStore("rows"),
        transaction.objectStore("notes"),
      ];
      const session = await sessions.get(SESSION);
      if (!mayWrite(session, owner)) return null;
      // Cleared data took a guest's session too: without it the next start greets a stranger.
      if (session === undefined && owner === GUEST_USER) void sessions.put({ kind: "guest" }, SESSION);
      const before = await current(rows, notes, workspaceId);
      const state = compute(before.state);
      const revision = before.revision + 1;
      if (state !== null) writeState(rows, owner, before.state, state);
      dropSent(rows, owner, caughtUp);
      void notes.put(revision, [owner, "revision"]);
      transaction.commit(); // at once: a page that goes before it heard of each put takes nothing along
      await transaction.done;
      remember({ workspaceId, revision, state });
      return state;
    });
  }

  return {
    ...{ read, readCopy, readWithQueues, readNote },

    async change(workspaceId, compute, caughtUp = []) {
      if (isClosed) return null;
      return database.run((held) => changeIn(held, workspaceId, compute, caughtUp));
    },

    async moveSent(sent) {
      if (isClosed) return false;
      const place: QueueKey = [owner, sent.change.sequence];
      const move = async (held: Connection) => {
        const transaction = held.transaction(["session", "rows", "outbox"], "readwrite");
        return inWhole(transaction, async () => {
          if (!mayWrite(await transaction.objectStore("session").get(SESSION), owner)) return false;
          const outbox = transaction.objectStore("outbox");
          // Another tab may have moved it, and read it back since.
          if ((await outbox.getKey(place)) === undefined) return true;
          void outbox.delete(place);
          await keepSent(transaction.objectStore("rows"), owner, sent);
          await transaction.done;
          return true;
        });
      };
      return database.run(move);
    },

    async forget(workspaceIds) {
      if (isClosed || workspaceIds.length === 0) return;
      await database.run(async (held) => {
        const transaction = held.transaction(["rows", "notes"], "readwrite");
        const [rows, notes] = [transaction.objectStore("rows"), transaction.objectStore("notes")];
        for (const id of workspaceIds) void rows.delete(ownedBy(owner, id));
        for (const key of await notes.getAllKeys(ownedBy(owner))) {
          if (workspaceIds.includes(workspaceOf(key[1]) ?? "")) void notes.delete(key);
        }
        await transaction.done;
      });
      remember(null);
    },

    async writeNotes(notes) {
      if (isClosed) return;
      await database.run(async (held) => {
        const transaction = held.transaction(["session", "rows", "notes"], "readwrite");
        const [rows, stored] = [transaction.objectStore("rows"), transaction.objectStore("notes")];
        if (!mayWrite(await transaction.objectStore("session").get(SESSION), owner)) return;
        for (const [name, value] of Object.entries(notes)) {
          const workspaceId = workspaceOf(name);
          // An answer about a workspace that was left meanwhile: its rows are gone.
          if (workspaceId !== null && (await rows.getKey(ownedBy(owner, workspaceId))) === undefined)
            continue;
          void stored.put(value, [owner, name]);
        }
        await transaction.done;
      });
    },

    close() {
      isClosed = true;
    },
  };
}

/** The workspace that a note is about: "months <id>", "statistics <id> 2026-10 2026-11". */
function workspaceOf(note: string): string | null {
  return note.split(" ")[1] ?? null;
}

interface Abortable {
  readonly abort: () => void;
  readonly done: Promise<void>;
}

/** Runs a task in a transaction; nothing of it stays when it fails. */
async function inWhole<Result>(transaction: Abortable, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    await abandon(transaction);
    throw error;
  }
}

async function abandon(transaction: Abortable): Promise<void> {
  try {
    transaction.abort();
  } catch {
    // It was over already: its own error is the one that counts.
  }
  await transaction.done.catch(() => undefined);
}
