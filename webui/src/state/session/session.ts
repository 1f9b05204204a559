/** Who is in: nobody, a guest, or a signed-in person; and the ways from one to the other. */
import { atom, type Getter, type Setter } from "jotai";
import { hasRows, type Session } from "@/data/device/database";
import { createGuestGateway, startGuest } from "@/data/guest/guestGateway";
import { createBudgetServer } from "@/data/server/budgetServer";
import type { Answer, ServerClient } from "@/data/server/http";
import type { Left } from "@/data/left";
import { createSessionManager, type SessionManager } from "@/data/session";
import { createSyncedGateway } from "@/data/sync/syncedGateway";
import type { Login, SignUp } from "@/contract/schemas";
import { timeZone } from "@/data/device/clock";
import { GUEST_USER, SAMPLE_WORKSPACE } from "@/domain";
import { startLanguage } from "@/i18n/remembered";
import { apiBaseAtom, databaseAtom, lockAtom, scheduleAtom } from "../device";
import { connectAtom, gatewayAtom, viewAtom } from "../view";
import { DONE, outcomeOf, type Outcome } from "../outcome";

export interface SessionState {
  /** `starting` until this device was asked who was in last. */
  readonly kind: "starting" | "none" | "guest" | "user";
  /** The session ended by itself: the person is asked to log in again. */
  readonly isExpired: boolean;
}

const sessionCell = atom<SessionState>({ kind: "starting", isExpired: false });
const managerCell = atom<Promise<SessionManager> | null>(null);
const guestHereCell = atom(false);
const strangersCell = atom<readonly Left[]>([]);
const endedCell = atom<Left | null>(null);

export const sessionAtom = atom((get) => get(sessionCell));
export const isGuestAtom = atom((get) => get(sessionCell).kind === "guest");

/** Whether a guest's budget is on the device of a signed-in person, who has not said yet what becomes of it. */
export const guestLeftAtom = atom((get) => get(sessionCell).kind === "user" && get(guestHereCell));

/** Whether a guest's budget is on the device, whoever is in. */
export const guestHereAtom = atom((get) => get(guestHereCell));

/** Others who left changes on this device that were never sent; who is in says what becomes of them. */
export const strangersAtom = atom((get) => get(strangersCell));

/** Whose session ended by itself; null when nobody's did. */
export const endedAtom = atom((get) => get(endedCell));

/** Leaves what another person left as it is, and asks no more. */
export const keepStrangerAtom = atom(null, async (get, set, owner: string): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await manager.keepStranger(owner);
  set(strangersCell, await manager.strangers());
});

/** Removes what another person left on this device; ask first. */
export const wipeStrangerAtom = atom(null, async (get, set, owner: string): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await manager.wipeStranger(owner);
  set(strangersCell, await manager.strangers());
});

/** The profile of the signed-in person; null for a guest and until it was read. */
export const userAtom = atom((get) => get(viewAtom).user);

/** Looks who was in last and opens their budget. Once, when the app starts. */
export const startSessionAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await open(get, set, manager, await manager.restore());
});

/** Guest mode: seeds a budget on this device and opens it, or opens the one that is here. */
export const startGuestAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await startGuest(await get(databaseAtom), startLanguage());
  await open(get, set, manager, await manager.beGuest());
});

/** A guest's budget of sample data, to look around in; a budget that is here already is opened as it is. */
export const startSampleAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  const { startSample } = await import("@/data/guest/sample");
  await startSample(await get(databaseAtom), startLanguage());
  await open(get, set, manager, await manager.beGuest());
});

/** Whether what is shown is sample data. */
export const isSampleAtom = atom(
  (get) => get(isGuestAtom) && get(viewAtom).snapshot?.workspace.name === SAMPLE_WORKSPACE,
);

export const signUpAtom = atom(null, async (get, set, body: SignUp): Promise<Outcome> => {
  const manager = await sessionManagerOf(get, set);
  const answer = await manager.signUp({ language: startLanguage(), timeZone: timeZone(), ...body });
  if (answer.ok) await open(get, set, manager, manager.session());
  return outcomeOf(answer);
});

export const loginAtom = atom(null, async (get, set, body: Login): Promise<Outcome> => {
  const manager = await sessionManagerOf(get, set);
  const answer = await manager.login({ timeZone: timeZone(), ...body });
  if (answer.ok) await open(get, set, manager, manager.session());
  return outcomeOf(answer);
});

/** Who may call the server: for state files that sign in by calls of their own, and open what they lead to. */
export const sessionManagerAtom = atom(null, (get, set) => sessionManagerOf(get, set));
export const enterAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await open(get, set, manager, manager.session());
});

/** The guest's budget is gone from this device. */
export const guestGoneAtom = atom(null, (_get, set) => {
  set(guestHereCell, false);
});

/** Signs out and wipes the person's data from this device. Ask first when `unsentAtom` is not 0. */
export const logoutAtom = atom(null, async (get, set): Promise<Outcome> => {
  const manager = await sessionManagerOf(get, set);
  const owner = get(gatewayAtom)?.owner;
  set(connectAtom, null);
  if (owner !== undefined) await manager.leave(owner);
  set(guestHereCell, await hasRows(await get(databaseAtom), GUEST_USER));
  set(sessionCell, { kind: "none", isExpired: false });
  return DONE;
});

/** Signs out by a call that ends the session itself; one that is refused changes nothing. */
export const leaveByAtom = atom(
  null,
  async (get, set, end: (client: ServerClient) => Promise<Answer<unknown>>): Promise<Outcome> => {
    const manager = await sessionManagerOf(get, set);
    const owner = get(gatewayAtom)?.owner;
    const answer = await end(manager.client);
    if (!answer.ok || owner === undefined) return outcomeOf(answer);
    set(connectAtom, null);
    await manager.forget(owner);
    set(sessionCell, { kind: "none", isExpired: false });
    return DONE;
  },
);

/** A call was told that the token has ended. */
const expireAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await manager.expire();
  set(connectAtom, null);
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
  await open(get, set, manager, await manager.restore());
});

/** Ends on the server what was ended here while there was no connection. */
export const endLeftAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await manager.endLeft();
});

function sessionManagerOf(get: Getter, set: Setter): Promise<SessionManager> {
  const made = get(managerCell);
  if (made !== null) return made;
  const manager = get(databaseAtom).then((database) =>
    createSessionManager(
      database,
      get(apiBaseAtom),
      () => void set(expireAtom),
      (seconds, task) => get(scheduleAtom).schedule(seconds, task),
    ),
  );
  set(managerCell, manager);
  return manager;
}

async function open(get: Getter, set: Setter, manager: SessionManager, session: Session): Promise<void> {
  const database = await get(databaseAtom);
  const { lock } = get(lockAtom);
  const { schedule } = get(scheduleAtom);
  const gateway =
    session.kind === "guest"
      ? createGuestGateway(database)
      : session.kind === "user"
        ? createSyncedGateway({
            database,
            server: createBudgetServer(manager.client),
            userId: session.userId,
            lock,
            schedule,
          })
        : null;
  set(connectAtom, gateway);
  set(guestHereCell, await hasRows(database, GUEST_USER));
  await gateway?.load();
  set(strangersCell, await manager.strangers());
  const ended = await manager.ended();
  set(endedCell, ended);
  void manager.endLeft();
  set(sessionCell, { kind: session.kind, isExpired: ended !== null });
}
