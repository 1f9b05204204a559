/** Who can sign up at the server, read before anybody is signed in, and the invitation code that somebody came with. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { answered } from "@/data/server/answer";
import { sessionManagerAtom } from "./session/session";

export type SignUpPolicy = Schema<"Health">["signUp"];

const CAPABILITY = "signUp";
const KEY = "budget.invitationCode";
const policyCell = atom<SignUpPolicy>("open");
const codeCell = atom(sessionStorage.getItem(KEY) ?? "");

/** Open until the server said otherwise: one that is away, or older, refuses by itself. */
export const signUpPolicyAtom = atom(
  (get) => get(policyCell),
  (_get, set, policy: SignUpPolicy) => {
    set(policyCell, policy);
  },
);
export const isSignUpOpenAtom = atom((get) => get(policyCell) !== "closed");

/** Asks the server. */
export const readSignUpAtom = atom(null, async (_get, set): Promise<void> => {
  const { client } = await set(sessionManagerAtom);
  const answer = await answered(client.GET("/api/health"));
  if (!answer.ok) return;
  const found = answer.data.capabilities.find(({ name }) => name === CAPABILITY);
  set(policyCell, found?.isOn === false ? "closed" : answer.data.signUp);
});

/** From a link or typed; kept for this tab alone, so that the way to a provider and back does not lose it. */
export const invitationCodeAtom = atom(
  (get) => get(codeCell),
  (_get, set, code: string) => {
    set(codeCell, code);
    if (code === "") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, code);
  },
);
