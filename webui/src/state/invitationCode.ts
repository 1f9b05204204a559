/** The invitation code that somebody came with, before anybody is signed in. */
import { atom } from "jotai";

const KEY = "budget.invitationCode";
const codeCell = atom(sessionStorage.getItem(KEY) ?? "");

/** Code from a link or typed; kept for this tab alone, so that the way to a provider and back does not lose it. */
export const invitationCodeAtom = atom(
  (get) => get(codeCell),
  (_get, set, code: string) => {
    set(codeCell, code);
    if (code === "") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, code);
  },
);
