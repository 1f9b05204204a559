/** Session of the app: nobody, a guest, or a signed-in person; and the ways from one to the other. */
import { atom, type Getter, type Setter } from "jotai";
import { startTransition } from "react";
import { hasRows, readSession, type Database, type Session } from "@/data/device/database";
import type { OtherUser } from "@/data/otherUsers";
import type { SessionManager } from "@/data/session";
import { openGuestGateway, openUserGateway } from "@/data/openGateway";
import { unlessTaken } from "@/data/device/tabs";
import { GUEST_USER, SAMPLE_WORKSPACE } from "@/domain";
import { apiBaseAtom, databaseAtom, lockAtom, restAtom, scheduleAtom } from "../device";
import type { Gateway } from "@/data/sync/gateway";
import { secondStepAtom } from "./secondStep";
import { connectAtom, gatewayAtom, viewAtom } from "../view";

export interface SessionState {
  /** `starting` until this device was asked who was in last. */
  readonly kind: "starting" | "none" | "guest" | "user";
  /** The session ended by itself: the person is asked to log in again. */
  readonly isExpired: boolean;
}

export const sessionCell = atom<SessionState>({ kind: "starting", isExpired: false });

const managerCell = atom<Promise<SessionManager> | null>(null);

export const guestHereCell = atom(false);

export const otherUsersCell = atom<readonly OtherUser[]>([]);

const endedCell = atom<OtherUser | null>(null);

export const sessionAtom = atom((get) => get(sessionCell));

export const isGuestAtom = atom((get) => get(sessionCell).kind === "guest");

/** True while a guest's budget is on the device of a signed-in person who has not decided about it. */
export const isGuestBudgetUndecidedAtom = atom(
  (get) => get(sessionCell).kind === "user" && get(guestHereCell),
);

/** True while a guest's budget is on the device, whoever is signed in. */
export const hasGuestBudgetAtom = atom((get) => get(guestHereCell));

/** Others who left changes on this device that were never sent; who is in says what becomes of them. */
export const otherUsersAtom = atom((get) => get(otherUsersCell));

/** Whose session ended by itself; null when nobody's did. */
export const endedSessionAtom = atom((get) => get(endedCell));

/** The profile of the signed-in person; null for a guest and until it was read. */
export const userAtom = atom((get) => get(viewAtom).user);

/** Looks who was in last and opens their budget. Once, when the app starts. */
export const startSessionAtom = atom(null, async (get, set): Promise<void> => {
  await open(get, set, await get(startedAtom));
});

/** True while sample data is shown. */
export const isSampleAtom = atom(
  (get) => get(isGuestAtom) && get(viewAtom).snapshot?.workspace.name === SAMPLE_WORKSPACE,
);

/** Session manager, for state files that sign in by calls of their own and open the new session. */
export const sessionManagerAtom = atom(null, (get, set) => sessionManagerOf(get, set));

/** A call was told that the token has ended. */
const expireAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  set(connectAtom, null);
  await manager.expire();
  set(endedCell, await manager.ended());
  set(sessionCell, { kind: "none", isExpired: true });
});

/**
 * Follows another tab that let somebody else in, or this person out: nothing of theirs is shown or written here any
 * more. Screens are left first, so that nothing half done is taken over.
 */
export const followSessionAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  const next = get(sessionCell).kind === "starting" ? null : await manager.look();
  if (next === null) return;
  set(connectAtom, null);
  set(sessionCell, { kind: "none", isExpired: next.kind === "none" && next.ended !== undefined });
  await open(get, set, await manager.restore());
});

/** Ends on the server what was ended here while there was no connection. */
export const endRemoteSessionsAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await manager.endLeft();
});

/** The session as this device kept it, read once: the budget that is shown and every call are of the same person. */
const startedAtom = atom(async (get) => readSession(await get(databaseAtom)));

/** Its code comes after what is shown first; what could not be fetched is asked for again. */
export function sessionManagerOf(get: Getter, set: Setter): Promise<SessionManager> {
  const instance = get(managerCell);
  if (instance !== null) return instance;
  const manager = makeManager(get, set);
  set(managerCell, manager);
  manager.catch(() => set(managerCell, null));
  return manager;
}

async function makeManager(get: Getter, set: Setter): Promise<SessionManager> {
  const [database, started] = await Promise.all([get(databaseAtom), get(startedAtom)]);
  const { createSessionManager } = await import("@/data/session");
  return createSessionManager(
    database,
    get(apiBaseAtom),
    () => void set(expireAtom),
    (send) => new Promise((resolve) => set(secondStepAtom, { send, resolve })),
    (seconds, task) => get(scheduleAtom).schedule(seconds, task),
    started,
  );
}

export async function open(get: Getter, set: Setter, session: Session): Promise<void> {
  const database = await get(databaseAtom);
  const gateway = budgetOf(get, set, database, session);
  const isStarting = get(sessionCell).kind === "starting";
  if (!isStarting) set(connectAtom, gateway);
  const isExpired = session.kind === "none" && session.ended !== undefined;
  const [isGuestHere] = await Promise.all([hasRows(database, GUEST_USER), gateway?.load()]);
  const show = () => {
    if (isStarting) set(connectAtom, gateway);
    set(guestHereCell, isGuestHere);
    set(otherUsersCell, []);
    set(endedCell, null);
    set(sessionCell, { kind: session.kind, isExpired });
  };
  // The first screen is rendered in slices: nothing of it is set before. Who comes in later has one that goes on from here.
  if (isStarting) startTransition(show);
  else show();
  if (isExpired) void set(nameEndedAtom).catch(unlessTaken);
  void set(catchUpAtom).catch(unlessTaken);
}

function budgetOf(get: Getter, set: Setter, database: Database, session: Session): Gateway | null {
  if (session.kind === "guest") return openGuestGateway(database);
  if (session.kind === "none") return null;
  const { lock } = get(lockAtom);
  const { schedule } = get(scheduleAtom);
  const client = async () => (await sessionManagerOf(get, set)).client;
  return openUserGateway({ database, userId: session.userId, lock, schedule, client });
}

/** Reads whose session ended, for the way back in. */
const nameEndedAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  set(endedCell, await manager.ended());
});

/** Reads who else left changes here: they are asked about over a screen that already stands. */
const readOthersAtom = atom(null, async (get, set): Promise<void> => {
  const gateway = get(gatewayAtom);
  const manager = await sessionManagerOf(get, set);
  const others = await manager.otherUsers();
  if (get(gatewayAtom) === gateway) set(otherUsersCell, others);
});

/**
 * Load what can wait until the page is idle: the code that changes the budget, the server's copy of it, and what
 * it has not heard. Code that is out of reach now is fetched when the connection is back.
 */
const catchUpAtom = atom(null, async (get, set): Promise<void> => {
  const gateway = get(gatewayAtom);
  await get(restAtom).rest();
  if (get(gatewayAtom) !== gateway) return;
  await Promise.all([gateway?.refresh(), set(endRemoteSessionsAtom), set(readOthersAtom)]);
});
