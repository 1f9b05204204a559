/**
 * The database `budget` of this device. Everything in it but the session belongs to an owner, a user's id or `guest`, and
 * its keys start with it, so that signing out wipes exactly that. The token lives here too, in `session`: not in
 * localStorage, so one deletion takes all of a person's traces.
 */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Operation } from "@/domain";
import type { Problem } from "@/contract/schemas";

export const DATABASE_NAME = "budget";
const VERSION = 1;

export type Session =
  | { readonly kind: "none" }
  | { readonly kind: "guest" }
  | { readonly kind: "user"; readonly userId: string; readonly token: string };

/** A change of this device that the server has not answered yet. */
export interface Pending {
  /** Grows with every change; the order in which they are sent. */
  readonly sequence: number;
  readonly workspaceId: string;
  readonly operation: Operation;
  /** When it was made: the instant, and the person's day. */
  readonly at: string;
  readonly today: string;
}

/** A change the server refused, kept until the person decides. */
export interface Refused extends Pending {
  readonly problem: Problem;
}

export type RowKey = [owner: string, workspaceId: string, area: string, id: string];
export type NoteKey = [owner: string, name: string];
export type QueueKey = [owner: string, sequence: number];

export interface BudgetSchema extends DBSchema {
  session: { key: string; value: Session };
  /** Rows of workspaces: a guest's own, or as the server had them last. */
  rows: { key: RowKey; value: unknown };
  /** What belongs to the owner beside the rows: profile, workspaces, rates, months loaded. */
  notes: { key: NoteKey; value: unknown };
  outbox: { key: QueueKey; value: Pending };
  refused: { key: QueueKey; value: Refused };
}

export type Database = IDBPDatabase<BudgetSchema>;

const OWNED = ["rows", "notes", "outbox", "refused"] as const;

export function openDatabase(name = DATABASE_NAME): Promise<Database> {
  return openDB<BudgetSchema>(name, VERSION, {
    upgrade(database) {
      database.createObjectStore("session");
      for (const store of OWNED) database.createObjectStore(store);
    },
    // Another tab wants a newer version or wipes: hold nothing up.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

/** Everything of an owner, or below the key parts given. */
export function ownedBy(owner: string, ...parts: string[]): IDBKeyRange {
  return IDBKeyRange.bound([owner, ...parts], [owner, ...parts, []]);
}

/** Whether this device has a budget of an owner. */
export async function hasRows(database: Database, owner: string): Promise<boolean> {
  return (await database.count("rows", ownedBy(owner))) > 0;
}

/** Removes everything of an owner from this device. */
export async function wipe(database: Database, owner: string): Promise<void> {
  const transaction = database.transaction(OWNED, "readwrite");
  for (const store of OWNED) void transaction.objectStore(store).delete(ownedBy(owner));
  await transaction.done;
}

/** Removes everything of every owner but these. */
export async function wipeOthers(database: Database, owners: readonly string[]): Promise<void> {
  const keys = await Promise.all(OWNED.map((store) => database.getAllKeys(store)));
  const strangers = new Set(keys.flat().map(([owner]) => owner));
  for (const owner of owners) strangers.delete(owner);
  for (const owner of strangers) await wipe(database, owner);
}

export async function readSession(database: Database): Promise<Session> {
  return (await database.get("session", "session")) ?? { kind: "none" };
}

export async function writeSession(database: Database, session: Session): Promise<void> {
  await database.put("session", session, "session");
}

export { deleteDB as deleteDatabase };
