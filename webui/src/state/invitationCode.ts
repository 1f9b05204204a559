/** Codes that somebody came with, before anybody is signed in. */
import { atom } from "jotai";

/** Create a code from a link or typed; kept for this tab alone, so that the way to a provider and back does not lose it. */
function keptCode(key: string) {
  const cell = atom(sessionStorage.getItem(key) ?? "");
  return atom(
    (get) => get(cell),
    (_get, set, code: string) => {
      set(cell, code);
      if (code === "") sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, code);
    },
  );
}

/** Code that admits somebody to a server by invitation only. */
export const invitationCodeAtom = keptCode("budget.invitationCode");

/** Code of the link whose workspace is joined by whoever gets in next. */
export const joinCodeAtom = keptCode("budget.joinCode");

/** Name of that workspace which is the person's, by its `memberId`; nobody of the link's names by default. */
export const joinNameAtom = keptCode("budget.joinName");

/** In place of a name: the person is none of those that the link has. */
export const NEW_PERSON = "";
