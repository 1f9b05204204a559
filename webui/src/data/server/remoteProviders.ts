/** The server's calls for signing in with Google and Apple. */
import type { Answer, Call } from "./http";
import type { Schema, User } from "@/contract/schemas";

export type ProviderName = Schema<"ProviderStart">["provider"];

export interface ProviderRemote {
  readonly listProviders: () => Promise<Answer<Schema<"Providers">>>;
  readonly start: (body: Schema<"ProviderStart">) => Promise<Answer<Schema<"ProviderStarted">>>;
  readonly signIn: (provider: ProviderName, body: Schema<"ProviderSignIn">) => Promise<Answer<User>>;
  readonly link: (body: Schema<"ProviderLink">) => Promise<Answer<User>>;
}

export function createProviderRemote(call: Call): ProviderRemote {
  return {
    listProviders: () => call({ method: "GET", path: "/user/auth/providers" }),
    start: (body) => call({ method: "POST", path: "/user/auth/start", body }),
    signIn: (provider, body) => call({ method: "POST", path: `/user/auth/${provider}`, body }),
    link: (body) => call({ method: "POST", path: "/user/auth/link", body }),
  };
}
