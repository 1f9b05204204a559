/** What people change about themselves: name, e-mail, password, where they are signed in, and whether they stay. */
import { atom, type Getter, type Setter } from "jotai";
import type { Answer } from "@/data/server/http";
import {
  createUserRemote,
  type DeviceSession,
  type EmailToken,
  type UserUpdate,
} from "@/data/server/remoteUser";
import type { Schema, User } from "@/contract/schemas";
import { gatewayAtom } from "../view";
import { DONE, outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { leaveByAtom, sessionManagerAtom, userAtom } from "./session";

/** The e-mail that waits for its code: a new one, or the present one that was never verified. */
export const emailToVerifyAtom = atom((get) => {
  const user = get(userAtom);
  if (user === null) return null;
  return user.pendingEmail ?? (user.isEmailVerified ? null : user.email);
});

/** Why the person should look at their profile; null when there is nothing to do. */
export const attentionAtom = atom((get): "email" | "password" | null => {
  if (get(emailToVerifyAtom) !== null) return "email";
  return get(userAtom)?.hasPassword === false ? "password" : null;
});

export const updateProfileAtom = atom(null, async (get, set, body: UserUpdate): Promise<Outcome> =>
  taken(get, await (await remoteOf(set)).updateUser(body)),
);

/** A JPEG or PNG; null for none. */
export const setPictureAtom = atom(null, async (get, set, picture: Blob | null): Promise<Outcome> => {
  const remote = await remoteOf(set);
  return taken(get, await (picture === null ? remote.deleteAvatar() : remote.setAvatar(picture)));
});

export const changePasswordAtom = atom(
  null,
  async (get, set, body: Schema<"ChangePassword">): Promise<Outcome> =>
    taken(get, await (await remoteOf(set)).changePassword(body)),
);

/** Asks for a code by mail; one that was sent within a minute is still good. */
export const askVerificationAtom = atom(null, async (_get, set): Promise<Reading<EmailToken>> =>
  readingOf(await (await remoteOf(set)).getEmailVerification()),
);

export const verifyEmailAtom = atom(null, async (get, set, body: Schema<"SubmitCode">): Promise<Outcome> =>
  taken(get, await (await remoteOf(set)).submitEmailVerification(body)),
);

/** Where the person is signed in, last signed in first. */
export const readSessionsAtom = atom(null, async (_get, set): Promise<Reading<readonly DeviceSession[]>> =>
  readingOf(await (await remoteOf(set)).listSessions()),
);

export const endSessionAtom = atom(null, async (_get, set, sessionId: string): Promise<Outcome> =>
  outcomeOf(await (await remoteOf(set)).endSession(sessionId)),
);

/** Ends all sessions, this one too, and wipes this device. */
export const logoutEverywhereAtom = atom(null, (_get, set) =>
  set(leaveByAtom, (call) => createUserRemote(call).logoutEverywhere()),
);

/** Deletes the account for good, and wipes this device. */
export const deleteAccountAtom = atom(null, (_get, set, body: Schema<"UserDelete">) =>
  set(leaveByAtom, (call) => createUserRemote(call).deleteUser(body)),
);

async function remoteOf(set: Setter) {
  const { call } = await set(sessionManagerAtom);
  return createUserRemote(call);
}

async function taken(get: Getter, answer: Answer<User>): Promise<Outcome> {
  if (!answer.ok) return outcomeOf(answer);
  await get(gatewayAtom)?.keepUser(answer.data);
  return DONE;
}
