/** The server's calls for what people change about themselves. */
import type { Answer, Call } from "./http";
import type { Schema, User } from "@/contract/schemas";

export type UserUpdate = Schema<"UserUpdate">;
export type EmailToken = Schema<"EmailToken">;
export type DeviceSession = Schema<"Session">;

type Done = Answer<Schema<"Done">>;

export interface UserRemote {
  readonly updateUser: (body: UserUpdate) => Promise<Answer<User>>;
  readonly setAvatar: (picture: Blob) => Promise<Answer<User>>;
  readonly deleteAvatar: () => Promise<Answer<User>>;
  readonly changePassword: (body: Schema<"ChangePassword">) => Promise<Answer<User>>;
  readonly getEmailVerification: () => Promise<Answer<EmailToken>>;
  readonly submitEmailVerification: (body: Schema<"SubmitCode">) => Promise<Answer<User>>;
  readonly listSessions: () => Promise<Answer<readonly DeviceSession[]>>;
  readonly endSession: (sessionId: string) => Promise<Done>;
  readonly logoutEverywhere: () => Promise<Done>;
  readonly deleteUser: (body: Schema<"UserDelete">) => Promise<Done>;
}

export function createUserRemote(call: Call): UserRemote {
  return {
    updateUser: (body) => call({ method: "PUT", path: "/user/user-update", body }),
    setAvatar: (picture) => call({ method: "PUT", path: "/user/avatar", body: picture }),
    deleteAvatar: () => call({ method: "DELETE", path: "/user/avatar" }),
    changePassword: (body) => call({ method: "POST", path: "/user/changePassword", body }),
    getEmailVerification: () => call({ method: "GET", path: "/user/emailVerification" }),
    submitEmailVerification: (body) => call({ method: "POST", path: "/user/submitEmailVerification", body }),
    listSessions: () => call({ method: "GET", path: "/user/sessions" }),
    endSession: (sessionId) => call({ method: "DELETE", path: `/user/sessions/${sessionId}` }),
    logoutEverywhere: () => call({ method: "POST", path: "/user/logout-everywhere" }),
    deleteUser: (body) => call({ method: "DELETE", path: "/user/delete-user", body }),
  };
}
