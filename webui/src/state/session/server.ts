/** The server in the hands of its owner: its users, and the codes that invite others. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { callAsPerson, remote } from "../remote";

export type Server = Schema<"Server">;
export type ServerUser = Schema<"ServerUser">;
export type ServerUsers = Schema<"ServerUsers">;
export type InvitationCode = Schema<"InvitationCode">;
export type NewInvitationCode = Schema<"NewInvitationCode">;

/** Server and whether the person owns it. */
export const serverRemote = remote<Server>((client) => client.GET("/api/server"));

/** False until the server said so. */
export const isServerOwnerAtom = atom((get) => {
  const reading = get(serverRemote.valueAtom);
  return reading?.ok === true && reading.data.isOwner;
});

/** Finds users by a part of their name or e-mail, or one by id; the newest first. */
export const findUsersAtom = atom(null, async (get, set, search: string): Promise<Reading<ServerUsers>> =>
  readingOf(
    await callAsPerson(get, set, (client) =>
      client.GET("/api/server/users", { params: { query: { search } } }),
    ),
  ),
);

export const disableUserAtom = atom(null, async (get, set, userId: string): Promise<Reading<ServerUser>> => {
  const params = { path: { user_id: userId } };
  return readingOf(
    await callAsPerson(get, set, (client) => client.POST("/api/server/users/{user_id}/disable", { params })),
  );
});

export const enableUserAtom = atom(null, async (get, set, userId: string): Promise<Reading<ServerUser>> => {
  const params = { path: { user_id: userId } };
  return readingOf(
    await callAsPerson(get, set, (client) => client.POST("/api/server/users/{user_id}/enable", { params })),
  );
});

/** The proof that it is the owner who deletes somebody. */
export interface Removal extends Schema<"UserDelete"> {
  readonly userId: string;
}

export const removeUserAtom = atom(null, async (get, set, { userId, ...body }: Removal): Promise<Outcome> => {
  const params = { path: { user_id: userId } };
  return outcomeOf(
    await callAsPerson(get, set, (client) => client.DELETE("/api/server/users/{user_id}", { params, body })),
  );
});

/** The newest first, without the codes themselves. */
export const invitationCodesRemote = remote<readonly InvitationCode[]>((client) =>
  client.GET("/api/server/invitation-codes"),
);

/** The code itself is in this answer only. */
export const createInvitationCodeAtom = atom(
  null,
  async (get, set, body: Schema<"InvitationCodeCreate">): Promise<Reading<NewInvitationCode>> =>
    readingOf(
      await callAsPerson(get, set, (client) => client.POST("/api/server/invitation-codes", { body })),
    ),
);

export const revokeInvitationCodeAtom = atom(null, async (get, set, codeId: string): Promise<Outcome> => {
  const params = { path: { code_id: codeId } };
  return outcomeOf(
    await callAsPerson(get, set, (client) =>
      client.DELETE("/api/server/invitation-codes/{code_id}", { params }),
    ),
  );
});
