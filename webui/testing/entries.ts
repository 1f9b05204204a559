import { atom } from "jotai";
import { entryViewAtom, historyAtom } from "@/state/budget/history";

/** For tests: every entry held as it would be shown, newest first. */
export const entriesAtom = atom((get) => get(historyAtom).map(get(entryViewAtom)));
