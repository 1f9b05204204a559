/** The server's calls that take a guest's budget in. */
import type { Answer, Call } from "./http";
import type { Schema, User } from "@/contract/schemas";

export type SignUpGuest = Schema<"SignUpGuest">;
export type GuestImport = Schema<"GuestImport">;

export interface GuestRemote {
  readonly signUpGuest: (body: SignUpGuest) => Promise<Answer<User>>;
  readonly importGuest: (body: GuestImport) => Promise<Answer<Schema<"Workspace">>>;
}

export function createGuestRemote(call: Call): GuestRemote {
  return {
    signUpGuest: (body) => call({ method: "POST", path: "/user/signup-guest", body }),
    importGuest: (body) => call({ method: "POST", path: "/workspace/import-guest", body }),
  };
}
