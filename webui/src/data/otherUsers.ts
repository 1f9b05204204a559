/** Other people of this device, with changes that were never sent to the server. */
import { GUEST_USER } from "@/domain";
import type { User } from "@/contract/schemas";
import { otherOwners, type Database, type Session } from "./device/database";
import { readQueues } from "./device/storeReader";
import { unsent } from "./sync/changeGroups";

/** A person who is not signed in, as others may see them. */
export interface OtherUser {
  readonly owner: string;
  /** First letter and domain: `m…@example.com`. */
  readonly email: string;
  /** Number of changes, counted as the person made them. */
  readonly unsent: number;
}

const KEPT = "kept";

export async function readOtherUser(database: Database, owner: string): Promise<OtherUser> {
  const user = (await database.get("notes", [owner, "user"])) as User | undefined;
  return { owner, email: masked(user?.email ?? ""), unsent: unsent(await readQueues(database, owner)) };
}

/** Return the others who left changes, each until the person in the app has decided about them. */
export async function readOtherUsers(database: Database, session: Session): Promise<readonly OtherUser[]> {
  if (session.kind !== "user") return [];
  const counts = await readKeptCounts(database, session.userId);
  const others = await otherOwners(database, [session.userId, GUEST_USER]);
  const left = await Promise.all(others.map((owner) => readOtherUser(database, owner)));
  return left.filter(({ owner, unsent: count }) => counts[owner] !== count);
}

/** Store that the person in the app keeps another person's changes, so that the question is not asked again. */
export async function keepOtherUser(database: Database, session: Session, owner: string): Promise<void> {
  if (session.kind !== "user") return;
  const { unsent: count } = await readOtherUser(database, owner);
  const counts = { ...(await readKeptCounts(database, session.userId)), [owner]: count };
  await database.put("notes", counts, [session.userId, KEPT]);
}

async function readKeptCounts(database: Database, userId: string): Promise<Readonly<Record<string, number>>> {
  return ((await database.get("notes", [userId, KEPT])) ?? {}) as Readonly<Record<string, number>>;
}

function masked(email: string): string {
  return email.replace(/^(.)[^@]*/u, "$1…");
}
