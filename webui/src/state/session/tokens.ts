/** Personal access tokens: how scripts and the other doors sign in without the password. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { answered } from "@/data/server/answer";
import { outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { sessionManagerAtom } from "./session";

export type AccessToken = Schema<"AccessToken">;
export type NewAccessToken = Schema<"NewAccessToken">;
export type TokenCreate = Schema<"TokenCreate">;

/** Those that are good now, last made first. */
export const readTokensAtom = atom(null, async (_get, set): Promise<Reading<readonly AccessToken[]>> => {
  const { client } = await set(sessionManagerAtom);
  return readingOf(await answered(client.GET("/api/user/tokens")));
});

/** The token itself is in this answer only. */
export const createTokenAtom = atom(
  null,
  async (_get, set, body: TokenCreate): Promise<Reading<NewAccessToken>> => {
    const { client } = await set(sessionManagerAtom);
    return readingOf(await answered(client.POST("/api/user/tokens", { body })));
  },
);

export const revokeTokenAtom = atom(null, async (_get, set, tokenId: string): Promise<Outcome> => {
  const { client } = await set(sessionManagerAtom);
  const params = { path: { token_id: tokenId } };
  return outcomeOf(await answered(client.DELETE("/api/user/tokens/{token_id}", { params })));
});
