/** Personal access tokens: how scripts and the other doors sign in without the password. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { callAsPerson, remote } from "../remote";

export type AccessToken = Schema<"AccessToken">;
export type NewAccessToken = Schema<"NewAccessToken">;
export type TokenCreate = Schema<"TokenCreate">;

/** Valid tokens, last made first. */
export const tokensRemote = remote<readonly AccessToken[]>(
  (client) => client.GET("/api/user/tokens"),
  "tokens",
);

/** The token itself is in this answer only. */
export const createTokenAtom = atom(
  null,
  async (get, set, body: TokenCreate): Promise<Reading<NewAccessToken>> =>
    readingOf(await callAsPerson(get, set, (client) => client.POST("/api/user/tokens", { body }))),
);

export const revokeTokenAtom = atom(null, async (get, set, tokenId: string): Promise<Outcome> => {
  const params = { path: { token_id: tokenId } };
  return outcomeOf(
    await callAsPerson(get, set, (client) => client.DELETE("/api/user/tokens/{token_id}", { params })),
  );
});
