/** Ways in and out: a guest's budget, sample data, signing up, in and out. */
import { atom } from "jotai";
import { hasRows } from "@/data/device/database";
import type { Answer } from "@/data/server/answer";
import type { ServerClient } from "@/data/server/http";
import type { SessionManager } from "@/data/session";
import type { Login, SignUp } from "@/contract/schemas";
import { timeZone } from "@/data/device/clock";
import { unlessTaken } from "@/data/device/tabs";
import { GUEST_USER } from "@/domain";
import { startLanguage } from "@/i18n/remembered";
import { databaseAtom } from "../device";
import { connectAtom, gatewayAtom } from "../view";
import { DONE, failureOf, outcomeOf, type Outcome } from "../outcome";
import { guestHereCell, open, sessionCell, sessionManagerOf } from "./session";

/** Guest mode: seeds a budget on this device and opens it, or opens the one that is here. */
export const startGuestAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  const { startGuest } = await import("@/data/guest/guestGateway");
  await startGuest(await get(databaseAtom), startLanguage());
  await open(get, set, await manager.beGuest());
});

/** A guest's budget of sample data, to look around in; a budget that is here already is opened as it is. */
export const startSampleAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  const { startSample } = await import("@/data/guest/sample");
  await startSample(await get(databaseAtom), startLanguage());
  await open(get, set, await manager.beGuest());
});

export const signUpAtom = atom(null, (get, set, body: SignUp): Promise<Outcome> =>
  entered(async () => {
    const manager = await sessionManagerOf(get, set);
    const answer = await manager.signUp({ language: startLanguage(), timeZone: timeZone(), ...body });
    if (answer.ok) await open(get, set, manager.session());
    return outcomeOf(answer);
  }),
);

export const loginAtom = atom(null, (get, set, body: Login): Promise<Outcome> =>
  entered(async () => {
    const manager = await sessionManagerOf(get, set);
    const answer = await manager.login({ timeZone: timeZone(), ...body });
    if (answer.ok) await open(get, set, manager.session());
    return outcomeOf(answer);
  }),
);

/** Run a way in: storage that does not take the session is told of as a form tells of a refusal. */
export async function entered(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    return failureOf(error);
  }
}

export const enterAtom = atom(null, async (get, set): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await open(get, set, manager.session());
});

/** The guest's budget is gone from this device. */
export const forgetGuestAtom = atom(null, (_get, set) => set(guestHereCell, false));

/**
 * Signs out: wipes the person's data from this device, then tells the server, whose answer nobody waits for. Ask first when
 * `unsentAtom` is not 0.
 */
export const logoutAtom = atom(null, async (get, set): Promise<Outcome> => {
  const manager = await sessionManagerOf(get, set);
  await set(wipedAtom, manager.leave);
  void manager.endLeft().catch(unlessTaken);
  return DONE;
});

/** Wipes this device of who is in, and shows nobody in. */
const wipedAtom = atom(null, async (get, set, leave: SessionManager["leave"]): Promise<void> => {
  const owner = get(gatewayAtom)?.owner;
  set(connectAtom, null);
  if (owner !== undefined) await leave(owner);
  set(guestHereCell, await hasRows(await get(databaseAtom), GUEST_USER));
  set(sessionCell, { kind: "none", isExpired: false });
});

/** Signs out by a call that ends the session itself; one that is refused changes nothing. */
export const signOutByCallAtom = atom(
  null,
  async (get, set, end: (client: ServerClient) => Promise<Answer<unknown>>): Promise<Outcome> => {
    const manager = await sessionManagerOf(get, set);
    const answer = await end(manager.client);
    if (answer.ok) await set(wipedAtom, manager.forget);
    return outcomeOf(answer);
  },
);
