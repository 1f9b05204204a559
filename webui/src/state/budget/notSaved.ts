/** Changes the server refused: what each wanted, why not, and the ways on. */
import { atom } from "jotai";
import { notSaved, type NotSaved } from "@/data/sync/notSaved";
import type { Operation } from "@/domain";
import { gatewayAtom, viewAtom } from "../view";

export type { ConflictField, NotSaved } from "@/data/sync/notSaved";

/** Oldest first. */
export const notSavedAtom = atom<readonly NotSaved[]>((get) => {
  const { refused, snapshot } = get(viewAtom);
  const present = (workspaceId: string) => (snapshot?.workspace.id === workspaceId ? snapshot : null);
  return refused.map((each) => notSaved(each, present(each.workspaceId)));
});

/** Sends it again over what the server has now; of the fields in conflict these, or all, are mine. */
export const keepMineAtom = atom(null, (get, _set, sequence: number, fields?: readonly string[]) =>
  get(gatewayAtom)?.shared?.keepMine(sequence, fields),
);

/** Leaves the fields in conflict to the others; what else was wanted is sent. */
export const keepTheirsAtom = atom(null, (get, _set, sequence: number) =>
  get(gatewayAtom)?.shared?.keepTheirs(sequence),
);

/** Gives it up, with all that waits for it. */
export const discardAtom = atom(null, (get, _set, sequence: number) =>
  get(gatewayAtom)?.shared?.discard(sequence),
);

/** Sends another change in its place. */
export const editAtom = atom(null, (get, _set, sequence: number, operation: Operation) =>
  get(gatewayAtom)?.shared?.edit(sequence, operation),
);
