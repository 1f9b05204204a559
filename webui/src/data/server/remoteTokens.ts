/** The server's calls about personal access tokens. */
import type { Answer, Call } from "./http";
import type { Schema } from "@/contract/schemas";

export type AccessToken = Schema<"AccessToken">;
export type NewAccessToken = Schema<"NewAccessToken">;
export type TokenCreate = Schema<"TokenCreate">;

export interface TokenRemote {
  readonly listTokens: () => Promise<Answer<readonly AccessToken[]>>;
  readonly createToken: (body: TokenCreate) => Promise<Answer<NewAccessToken>>;
  readonly revokeToken: (tokenId: string) => Promise<Answer<Schema<"Done">>>;
}

export function createTokenRemote(call: Call): TokenRemote {
  return {
    listTokens: () => call({ method: "GET", path: "/user/tokens" }),
    createToken: (body) => call({ method: "POST", path: "/user/tokens", body }),
    revokeToken: (tokenId) => call({ method: "DELETE", path: `/user/tokens/${tokenId}` }),
  };
}
