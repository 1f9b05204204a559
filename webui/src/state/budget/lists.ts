/** Lists as screens show them. */
import { atom } from "jotai";
import { lists } from "@/domain";
import { shownAtom } from "../view";

/** Pinned first; in each group the last created or updated first. */
export const listsAtom = atom((get) => lists.ordered(get(shownAtom)?.lists ?? []));
