/** Refused changes with their conflicts, and the decisions about them. */
import { atom } from "jotai";
import { correctionConflict, type CorrectionConflict } from "@/data/sync/corrections";
import { notSaved, type NotSaved } from "@/data/sync/notSaved";
import type { Operation } from "@/domain";
import { gatewayAtom, viewAtom } from "../view";
import { refusedAtom } from "./refused";

export type { CorrectionConflict, Side } from "@/data/sync/corrections";
export type { ConflictField, NotSaved } from "@/data/sync/notSaved";

/** Newest first. */
export const notSavedAtom = atom<readonly NotSaved[]>((get) => {
  const { snapshot } = get(viewAtom);
  const present = (workspaceId: string) => (snapshot?.workspace.id === workspaceId ? snapshot : null);
  return get(refusedAtom).map((each) => notSaved(each, present(each.workspaceId)));
});

/** Both sides of a refused correction or deletion, by its sequence; null for other refusals. */
export const correctionOfAtom = atom((get) => {
  const view = get(viewAtom);
  return (sequence: number): CorrectionConflict | null => {
    const refused = view.refused.find((each) => each.sequence === sequence);
    return refused === undefined ? null : correctionConflict(refused, view);
  };
});

/** Sends it again over what the server has now. */
export const keepMineAtom = atom(null, (get, _set, sequence: number) =>
  get(gatewayAtom)?.shared?.keepMine(sequence),
);

/** Leaves the fields in conflict to the others; what else was wanted is sent. */
export const keepTheirsAtom = atom(null, (get, _set, sequence: number) =>
  get(gatewayAtom)?.shared?.keepTheirs(sequence),
);

/** Settle a conflict field by field: `mine` and `theirs`; the others stay undecided. */
export const decideAtom = atom(
  null,
  (get, _set, sequence: number, mine: readonly string[], theirs: readonly string[]) =>
    get(gatewayAtom)?.shared?.decide(sequence, mine, theirs),
);

/** Gives it up, with all that waits for it. */
export const discardAtom = atom(null, (get, _set, sequence: number) =>
  get(gatewayAtom)?.shared?.discard(sequence),
);

/** Sends another change in its place. */
export const editAtom = atom(null, (get, _set, sequence: number, operation: Operation) =>
  get(gatewayAtom)?.shared?.edit(sequence, operation),
);
