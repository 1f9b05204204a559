import { atom } from "jotai";

/** Request to add an entry, or to book a basket; one keypad answers it, over any page. */
export interface AddRequest {
  /** Null: the usual one. */
  readonly categoryId: string | null;
  /** List whose ticked items are booked. */
  readonly listId: string | null;
  /** Tells one request from the one before; 0 while nobody asked. */
  readonly sequence: number;
  /** The request still stands. */
  readonly isOpen: boolean;
}

const requestAtom = atom<AddRequest>({ categoryId: null, listId: null, sequence: 0, isOpen: false });

export const addRequestAtom = atom((get) => get(requestAtom));

/** Open the keypad for a category. */
export const askToAddAtom = atom(null, (_, set, categoryId: string | null) =>
  set(requestAtom, ({ sequence }) => ({ categoryId, listId: null, sequence: sequence + 1, isOpen: true })),
);

/** Open the keypad for the ticked items of a list. */
export const askToCheckOutAtom = atom(null, (_, set, listId: string) =>
  set(requestAtom, ({ sequence }) => ({ categoryId: null, listId, sequence: sequence + 1, isOpen: true })),
);

export const closeAddAtom = atom(null, (_, set) =>
  set(requestAtom, (request) => ({ ...request, isOpen: false })),
);
