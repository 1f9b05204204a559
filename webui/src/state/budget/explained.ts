/** The number of the chosen month that somebody asks about. */
import { atom } from "jotai";
import type { Explained } from "@/domain";

/** Null while nothing is asked; setting it opens the explanation. */
export const explainedAtom = atom<Explained | null>(null);
