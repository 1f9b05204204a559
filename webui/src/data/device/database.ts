/**
 * The database `budget` of this device. Everything in it but the session belongs to an owner, a user's id or `guest`, and
 * its keys start with it, so that signing out wipes exactly that. The token lives here too, in `session`: not in
 * localStorage, so one deletion takes all of a person's traces.
 */
import { deleteDB, type DBSchema } from "idb";
import { GUEST_USER, type HistoryEntry, type Operation } from "@/domain";
import type { Problem } from "@/contract/schemas";
import { holdDatabase, type Holder } from "./connection";

export const DATABASE_NAME = "budget";

const VERSION = 1;

export type Session =
  | {
      readonly kind: "none";
      /** Whose session ended by itself: what they have here stays for them. */
      readonly ended?: string;
    }
  | { readonly kind: "guest" }
  | { readonly kind: "user"; readonly userId: string; readonly token: string };

/** Tokens of people who signed out while there was no connection: the server is told as soon as there is one. */
export type EndedTokens = readonly string[];

/** A change of this device that the server has not answered yet. */
export interface Pending {
  /** Grows with every change; the order in which they are sent. */
  readonly sequence: number;
  readonly workspaceId: string;
  readonly operation: Operation;
  /** For each field it edits, what the person saw. */
  readonly was?: Readonly<Record<string, unknown>>;
  /** The entry it corrects, deletes or describes, as the person saw it. */
  readonly entry?: HistoryEntry;
  /** When it was made: the instant, and the person's day. */
  readonly at: string;
  readonly today: string;
  /** Name that several operations share which count as one change; older apps kept none. */
  readonly group?: string;
  /** Number of the server's failures on it. */
  readonly failures?: number;
}

/** A change the server took, kept until this device has read it back. */
export interface Sent {
  readonly change: Pending;
  /** The rows it was answered with. */
  readonly answer: unknown;
}

/** A change the server refused, kept until the person decides. */
export interface Refused extends Pending {
  readonly problem: Problem;
  readonly refusedAt: string;
  /** Later changes that make sense only after it: they wait with it, in their order. */
  readonly dependents: readonly Pending[];
}

export type RowKey = [owner: string, workspaceId: string, area: string, id: string];

export type NoteKey = [owner: string, name: string];

export type QueueKey = [owner: string, sequence: number];

export interface BudgetSchema extends DBSchema {
  session: { key: string; value: Session | EndedTokens };
  /** Rows of workspaces: a guest's own, or as the server had them last. */
  rows: { key: RowKey; value: unknown };
  /** The owner's data beside the rows: profile, workspaces, rates, months loaded. */
  notes: { key: NoteKey; value: unknown };
  outbox: { key: QueueKey; value: Pending };
  refused: { key: QueueKey; value: Refused };
}

export type Database = Holder<BudgetSchema>;

export const OWNED = ["rows", "notes", "outbox", "refused"] as const;

export function openDatabase(name = DATABASE_NAME): Promise<Database> {
  return holdDatabase<BudgetSchema>({
    name,
    version: VERSION,
    upgrade(database) {
      database.createObjectStore("session");
      for (const store of OWNED) database.createObjectStore(store);
    },
  });
}

/** In place of a workspace: settings are the person's, whatever workspace is open. */
export const OF_OWNER = "";

/** Everything of an owner, or below the key parts given. */
export function ownedBy(owner: string, ...parts: string[]): IDBKeyRange {
  return IDBKeyRange.bound([owner, ...parts], [owner, ...parts, []]);
}

/** Return whether this device has a budget of an owner. */
export async function hasRows(database: Database, owner: string): Promise<boolean> {
  return (await database.count("rows", ownedBy(owner))) > 0;
}

/** Return the other owners who left changes that were never sent. */
export async function otherOwners(database: Database, owners: readonly string[]): Promise<string[]> {
  const [sent, refused] = await Promise.all([database.getAllKeys("outbox"), database.getAllKeys("refused")]);
  const all = new Set([...sent, ...refused].map(([owner]) => owner));
  return [...all].filter((owner) => !owners.includes(owner));
}

export const SESSION = "session";

const ENDED = "ended";

export async function readSession(database: Database): Promise<Session> {
  return ((await database.get("session", SESSION)) as Session | undefined) ?? { kind: "none" };
}

export async function writeSession(database: Database, session: Session): Promise<void> {
  await database.put("session", session, SESSION);
}

/** Return whether rows of an owner may be written: a person's only while signed in, as a sign-out wipes them. */
export function mayWrite(session: Session | EndedTokens | undefined, owner: string): boolean {
  if (session === undefined || owner === GUEST_USER) return true;
  return "kind" in session && session.kind === "user" && session.userId === owner;
}

/** Return whether an owner left this device: a session that ended by itself still waits for them. */
export function isSignedOut(session: Session | EndedTokens | undefined, owner: string): boolean {
  return session !== undefined && "kind" in session && session.kind === "none" && session.ended !== owner;
}

/** Writes the next session unless another tab has put another person in since; whether it did. */
export async function replaceSession(database: Database, userId: string, next: Session): Promise<boolean> {
  return database.run(async (connection) => {
    const transaction = connection.transaction("session", "readwrite");
    const stored = (await transaction.store.get(SESSION)) as Session | undefined;
    const isOurs = stored?.kind === "user" && stored.userId === userId;
    if (isOurs) void transaction.store.put(next, SESSION);
    await transaction.done;
    return isOurs;
  });
}

export async function readEnded(database: Database): Promise<EndedTokens> {
  return ((await database.get("session", ENDED)) as EndedTokens | undefined) ?? [];
}

export { deleteDB as deleteDatabase };
