/** Changes on their way to the server, counted as the person made them. */
import { atom } from "jotai";
import { groupChanges, unsent, type ChangeGroup } from "@/data/sync/changeGroups";
import { gatewayAtom, viewAtom } from "../view";

export type { ChangeGroup } from "@/data/sync/changeGroups";

/** In the order in which they are sent. A guest's changes go nowhere. */
export const waitingAtom = atom<readonly ChangeGroup[]>((get) =>
  get(gatewayAtom)?.isGuest === true ? [] : groupChanges(get(viewAtom).pending),
);

/** All that has not reached the server: lost by signing out, so that is asked about before. */
export const unsentAtom = atom((get) => (get(gatewayAtom)?.isGuest === true ? 0 : unsent(get(viewAtom))));
