/** Personal access tokens: how scripts and the other doors sign in without the password. */
import { atom, type Setter } from "jotai";
import {
  createTokenRemote,
  type AccessToken,
  type NewAccessToken,
  type TokenCreate,
} from "@/data/server/remoteTokens";
import { outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { sessionManagerAtom } from "./session";

/** Those that are good now, last made first. */
export const readTokensAtom = atom(null, async (_get, set): Promise<Reading<readonly AccessToken[]>> =>
  readingOf(await (await remoteOf(set)).listTokens()),
);

/** The token itself is in this answer only. */
export const createTokenAtom = atom(
  null,
  async (_get, set, body: TokenCreate): Promise<Reading<NewAccessToken>> =>
    readingOf(await (await remoteOf(set)).createToken(body)),
);

export const revokeTokenAtom = atom(null, async (_get, set, tokenId: string): Promise<Outcome> =>
  outcomeOf(await (await remoteOf(set)).revokeToken(tokenId)),
);

async function remoteOf(set: Setter) {
  const { call } = await set(sessionManagerAtom);
  return createTokenRemote(call);
}
