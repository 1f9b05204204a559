/** Second step of a sign-in: a code that is asked for wherever the first step was. */
import { atom } from "jotai";
import type { User } from "@/contract/schemas";
import type { Answer } from "@/data/server/answer";

export interface SecondStep {
  /** Sends a code; the question stays until `end`. */
  readonly send: (code: string) => Promise<Answer<User>>;
  /** Ends the question with the answer to the whole sign-in. */
  readonly end: (answer: Answer<User>) => void;
}

/** Null while no code is asked for. */
export const secondStepAtom = atom<SecondStep | null>(null);
