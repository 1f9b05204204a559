/** Changes that people left on this device: the server never had them. */
import { GUEST_USER } from "@/domain";
import type { User } from "@/contract/schemas";
import { strangers, type Database, type Session } from "./device/database";
import { readQueues } from "./device/store";
import { unsent } from "./sync/asMade";

/** Somebody who is not in, as others may see them. */
export interface Left {
  readonly owner: string;
  /** The beginning and the end of it: `m…@example.com`. */
  readonly email: string;
  /** Counted as they made them. */
  readonly unsent: number;
}

const KEPT = "kept";

export async function leftBy(database: Database, owner: string): Promise<Left> {
  const user = (await database.get("notes", [owner, "user"])) as User | undefined;
  return { owner, email: masked(user?.email ?? ""), unsent: unsent(await readQueues(database, owner)) };
}

/** Others who left changes; who is in decides what becomes of them, once. */
export async function leftByOthers(database: Database, session: Session): Promise<readonly Left[]> {
  if (session.kind !== "user") return [];
  const kept = await readKept(database, session.userId);
  const others = await strangers(database, [session.userId, GUEST_USER]);
  const left = await Promise.all(others.map((owner) => leftBy(database, owner)));
  return left.filter(({ owner, unsent: count }) => kept[owner] !== count);
}

/** Note that the person in the app was asked about another one's changes and keeps them as they are now. */
export async function keepLeft(database: Database, session: Session, owner: string): Promise<void> {
  if (session.kind !== "user") return;
  const { unsent: count } = await leftBy(database, owner);
  const kept = { ...(await readKept(database, session.userId)), [owner]: count };
  await database.put("notes", kept, [session.userId, KEPT]);
}

async function readKept(database: Database, userId: string): Promise<Readonly<Record<string, number>>> {
  return ((await database.get("notes", [userId, KEPT])) ?? {}) as Readonly<Record<string, number>>;
}

function masked(email: string): string {
  return email.replace(/^(.)[^@]*/u, "$1…");
}
