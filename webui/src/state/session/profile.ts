/** Settings of a person: name, e-mail, password, sessions, and deletion. */
import { atom, type Getter, type Setter } from "jotai";
import type { Schema, User } from "@/contract/schemas";
import { answered } from "@/data/server/answer";
import type { ServerClient } from "@/data/server/http";
import { gatewayAtom } from "../view";
import { outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { callAsPerson, remote, type Call } from "../remote";
import type { Attention } from "./attention";
import { invitationsAtom } from "./invitations";
import { userAtom } from "./session";
import { signOutByCallAtom } from "./signIn";

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
export const attentionAtom = atom((get): Attention | null => {
  if ((get(invitationsAtom) ?? []).length > 0) return "invitation";
  if (get(emailToVerifyAtom) !== null) return "email";
  return get(userAtom)?.hasPassword === false ? "password" : null;
});

export const updateProfileAtom = atom(null, (get, set, body: UserUpdate) =>
  change(get, set, (client) => client.PUT("/api/user/user-update", { body })),
);

/** A JPEG or PNG; null for none. */
export const setPictureAtom = atom(null, (get, set, picture: Blob | null) =>
  change(get, set, (client) =>
    picture === null ? client.DELETE("/api/user/avatar") : sendPicture(client, picture),
  ),
);

export const changePasswordAtom = atom(null, (get, set, body: Schema<"ChangePassword">) =>
  change(get, set, (client) => client.POST("/api/user/changePassword", { body })),
);

/** Asks for a code by mail; one that was sent within a minute is still good. */
export const askVerificationAtom = atom(null, async (get, set): Promise<Reading<EmailToken>> =>
  readingOf(await callAsPerson(get, set, (client) => client.GET("/api/user/emailVerification"))),
);

export const verifyEmailAtom = atom(null, (get, set, body: Schema<"SubmitCode">) =>
  change(get, set, (client) => client.POST("/api/user/submitEmailVerification", { body })),
);

/** Where the person is signed in, last signed in first. */
export const sessionsRemote = remote<readonly DeviceSession[]>(
  (client) => client.GET("/api/user/sessions"),
  "sessions",
);

export const endSessionAtom = atom(null, async (get, set, sessionId: string): Promise<Outcome> => {
  const params = { path: { session_id: sessionId } };
  return outcomeOf(
    await callAsPerson(get, set, (client) => client.DELETE("/api/user/sessions/{session_id}", { params })),
  );
});

/** Ends all sessions, this one too, and wipes this device. */
export const logoutEverywhereAtom = atom(null, (_get, set) =>
  set(signOutByCallAtom, (client) => answered(client.POST("/api/user/logout-everywhere"))),
);

/** Deletes the account for good, and wipes this device. */
export const deleteAccountAtom = atom(null, (_get, set, body: Schema<"UserDelete">) =>
  set(signOutByCallAtom, (client) => answered(client.DELETE("/api/user/delete-user", { body }))),
);

/** The document knows a picture as its bytes; a browser sends them from where they lie. */
function sendPicture(client: ServerClient, picture: Blob) {
  return client.PUT("/api/user/avatar", {
    body: "",
    bodySerializer: () => picture,
    headers: { "content-type": picture.type },
  });
}

/** Change the person on the server, and keep them as its answer says. */
async function change(get: Getter, set: Setter, call: Call<User>): Promise<Outcome> {
  const answer = await callAsPerson(get, set, call);
  if (answer.ok) await get(gatewayAtom)?.shared?.keepUser(answer.data);
  return outcomeOf(answer);
}
