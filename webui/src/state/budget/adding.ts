import { atom } from "jotai";

/** Request to add an entry; one keypad answers it, over any page. */
export interface AddRequest {
  /** Null: the usual one. */
  readonly categoryId: string | null;
  /** Tells one request from the one before; 0 while nobody asked. */
  readonly sequence: number;
  /** The request still stands. */
  readonly isOpen: boolean;
}

const requestAtom = atom<AddRequest>({ categoryId: null, sequence: 0, isOpen: false });

export const addRequestAtom = atom((get) => get(requestAtom));

/** Open the keypad for a category. */
export const askToAddAtom = atom(null, (_, set, categoryId: string | null) => {
  set(requestAtom, ({ sequence }) => ({ categoryId, sequence: sequence + 1, isOpen: true }));
});

export const closeAddAtom = atom(null, (_, set) => {
  set(requestAtom, (request) => ({ ...request, isOpen: false }));
});
