/** Changes that the server refused, as they are kept: the start counts them without the rules of operations. */
import { atom } from "jotai";
import { viewAtom } from "../view";

/** Newest first. */
export const refusedAtom = atom((get) => get(viewAtom).refused.toReversed());

const seenCell = atom<ReadonlySet<number>>(new Set<number>());

/** Number of refused changes that the person has not looked at yet. */
export const unseenAtom = atom((get) => {
  const seen = get(seenCell);
  return get(refusedAtom).filter(({ sequence }) => !seen.has(sequence)).length;
});

/** The person sees the list of them. */
export const markSeenAtom = atom(null, (get, set) =>
  set(seenCell, new Set(get(refusedAtom).map(({ sequence }) => sequence))),
);
