/** The server's calls for who forgot the password. */
import type { Answer, Call } from "./http";
import type { Schema } from "@/contract/schemas";

export interface PasswordRemote {
  readonly forgotPassword: (body: Schema<"ForgotPassword">) => Promise<Answer<Schema<"ResetToken">>>;
  readonly resetPassword: (body: Schema<"ResetPassword">) => Promise<Answer<Schema<"Done">>>;
}

export function createPasswordRemote(call: Call): PasswordRemote {
  return {
    forgotPassword: (body) => call({ method: "POST", path: "/user/forgotPassword", body }),
    resetPassword: (body) => call({ method: "POST", path: "/user/resetPassword", body }),
  };
}
