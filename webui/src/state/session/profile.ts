/** What people change about themselves: name, e-mail, password, where they are signed in, and whether they stay. */
import { atom, type Getter, type Setter } from "jotai";
import type { Schema, User } from "@/contract/schemas";
import { answered, type Answer } from "@/data/server/answer";
import type { ServerClient } from "@/data/server/http";
import { gatewayAtom } from "../view";
import { DONE, outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { invitationsAtom } from "./invitations";
import { leaveByAtom, sessionManagerAtom, userAtom } from "./session";

export type DeviceSession = Schema<"Session">;
export type EmailToken = Schema<"EmailToken">;
export type UserUpdate = Schema<"UserUpdate">;

/** The e-mail that waits for its code: a new one, or the present one that was never verified. */
export const emailToVerifyAtom = atom((get) => {
  const user = get(userAtom);
  if (user === null) return null;
  return user.pendingEmail ?? (user.isEmailVerified ? null : user.email);
});

/** Why the person should look at More; null when there is nothing to do. */
export const attentionAtom = atom((get): "invitation" | "email" | "password" | null => {
  if ((get(invitationsAtom) ?? []).length > 0) return "invitation";
  if (get(emailToVerifyAtom) !== null) return "email";
  return get(userAtom)?.hasPassword === false ? "password" : null;
});

export const updateProfileAtom = atom(null, async (get, set, body: UserUpdate): Promise<Outcome> =>
  taken(get, await answered((await clientOf(set)).PUT("/api/user/user-update", { body }))),
);

/** A JPEG or PNG; null for none. */
export const setPictureAtom = atom(null, async (get, set, picture: Blob | null): Promise<Outcome> => {
  const client = await clientOf(set);
  const call = picture === null ? client.DELETE("/api/user/avatar") : sendPicture(client, picture);
  return taken(get, await answered(call));
});

export const changePasswordAtom = atom(
  null,
  async (get, set, body: Schema<"ChangePassword">): Promise<Outcome> =>
    taken(get, await answered((await clientOf(set)).POST("/api/user/changePassword", { body }))),
);

/** Asks for a code by mail; one that was sent within a minute is still good. */
export const askVerificationAtom = atom(null, async (_get, set): Promise<Reading<EmailToken>> =>
  readingOf(await answered((await clientOf(set)).GET("/api/user/emailVerification"))),
);

export const verifyEmailAtom = atom(null, async (get, set, body: Schema<"SubmitCode">): Promise<Outcome> =>
  taken(get, await answered((await clientOf(set)).POST("/api/user/submitEmailVerification", { body }))),
);

/** Where the person is signed in, last signed in first. */
export const readSessionsAtom = atom(null, async (_get, set): Promise<Reading<readonly DeviceSession[]>> =>
  readingOf(await answered((await clientOf(set)).GET("/api/user/sessions"))),
);

export const endSessionAtom = atom(null, async (_get, set, sessionId: string): Promise<Outcome> => {
  const params = { path: { session_id: sessionId } };
  return outcomeOf(
    await answered((await clientOf(set)).DELETE("/api/user/sessions/{session_id}", { params })),
  );
});

/** Ends all sessions, this one too, and wipes this device. */
export const logoutEverywhereAtom = atom(null, (_get, set) =>
  set(leaveByAtom, (client) => answered(client.POST("/api/user/logout-everywhere"))),
);

/** Deletes the account for good, and wipes this device. */
export const deleteAccountAtom = atom(null, (_get, set, body: Schema<"UserDelete">) =>
  set(leaveByAtom, (client) => answered(client.DELETE("/api/user/delete-user", { body }))),
);

async function clientOf(set: Setter): Promise<ServerClient> {
  return (await set(sessionManagerAtom)).client;
}

/** The document knows a picture as its bytes; a browser sends them from where they lie. */
function sendPicture(client: ServerClient, picture: Blob) {
  return client.PUT("/api/user/avatar", {
    body: "",
    bodySerializer: () => picture,
    headers: { "content-type": picture.type },
  });
}

async function taken(get: Getter, answer: Answer<User>): Promise<Outcome> {
  if (!answer.ok) return outcomeOf(answer);
  await get(gatewayAtom)?.shared?.keepUser(answer.data);
  return DONE;
}
