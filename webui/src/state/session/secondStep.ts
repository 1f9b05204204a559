/** Second step of a sign-in: a code that is asked for wherever the first step was. */
import { atom } from "jotai";
import type { User } from "@/contract/schemas";
import type { Answer } from "@/data/server/answer";

export interface SecondStep {
  /** Sends a code; a wrong one can be followed by another. */
  readonly send: (code: string) => Promise<Answer<User>>;
  /** Finishes the sign-in that waits for this. */
  readonly resolve: (answer: Answer<User>) => void;
}

/** Null while no code is asked for. */
export const secondStepAtom = atom<SecondStep | null>(null);
