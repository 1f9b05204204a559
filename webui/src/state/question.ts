/** The question asked before something goes that other things hang on. */
import { atom } from "jotai";

export interface Question {
  readonly title: string;
  /** Things that depend on the answer, and their fate. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly run: () => unknown;
}

/** Null while nothing is asked; setting it asks. */
export const questionAtom = atom<Question | null>(null);
