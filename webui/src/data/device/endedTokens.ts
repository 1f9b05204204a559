/** Signing out on this device, and the ended tokens that the server has not been told of yet. */
import { OWNED, ownedBy, SESSION, type Database, type EndedTokens, type Session } from "./database";
import { forgetDraftOf } from "./keptDraft";

const ENDED = "ended";

/**
 * Remove the owner's data and session, and note the token to end on the server: all in one transaction, as the app may be
 * closed at any moment. Another person whom another tab let in stays.
 */
export async function signOut(
  database: Database,
  owner: string,
  left: Session,
  token: string | null,
): Promise<void> {
  forgetDraftOf(owner);
  await database.run(async (held) => {
    const transaction = held.transaction(["session", ...OWNED], "readwrite");
    const sessions = transaction.objectStore("session");
    const [stored, ended] = await Promise.all([sessions.get(SESSION), sessions.get(ENDED)]);
    if (isSamePerson(stored as Session | undefined, left)) void sessions.put({ kind: "none" }, SESSION);
    if (token !== null) void sessions.put([...((ended ?? []) as EndedTokens), token], ENDED);
    for (const name of OWNED) void transaction.objectStore(name).delete(ownedBy(owner));
    await transaction.done;
  });
}

/** Return the token of a session; null when nobody is signed in. */
export function tokenOf(session: Session): string | null {
  return session.kind === "user" ? session.token : null;
}

/** Forget a token that the server ended; other tabs may note and forget theirs meanwhile. */
export async function forgetEnded(database: Database, token: string): Promise<void> {
  await database.run(async (held) => {
    const transaction = held.transaction("session", "readwrite");
    const ended = ((await transaction.store.get(ENDED)) ?? []) as EndedTokens;
    const left = ended.filter((each) => each !== token);
    void transaction.store.put(left, ENDED);
    await transaction.done;
  });
}

/** Return the name of a session's person: a user's id, `guest` or `none`. */
export function personOf(session: Session): string {
  return session.kind === "user" ? session.userId : session.kind;
}

function isSamePerson(stored: Session | undefined, left: Session): boolean {
  return stored !== undefined && personOf(stored) === personOf(left);
}
