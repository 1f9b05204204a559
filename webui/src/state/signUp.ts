/** Openness of the server for sign-ups, read before anybody is signed in. */
import { atom } from "jotai";
import { answered } from "@/data/server/answer";
import { sessionManagerAtom } from "./session/session";

const CAPABILITY = "signUp";
const openCell = atom(true);

/** True until the server said otherwise: one that is away, or older, refuses by itself. */
export const isSignUpOpenAtom = atom((get) => get(openCell));

/** Asks the server. */
export const readSignUpAtom = atom(null, async (_get, set): Promise<void> => {
  const { client } = await set(sessionManagerAtom);
  const answer = await answered(client.GET("/api/health"));
  if (!answer.ok) return;
  const found = answer.data.capabilities.find(({ name }) => name === CAPABILITY);
  set(openCell, found?.isOn ?? true);
});
