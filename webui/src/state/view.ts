/** What is held of the budget, and what is shown of it. */
import { atom } from "jotai";
import { NOTHING, type Gateway, type Held } from "@/data/sync/gateway";
import { shownOf } from "@/data/sync/optimistic";
import type { State } from "@/domain";

const gatewayCell = atom<Gateway | null>(null);
const heldCell = atom<Held>(NOTHING);
const leaveCell = atom<{ readonly leave: () => void }>({ leave: () => undefined });

/** Where changes go; null while nobody is in. */
export const gatewayAtom = atom((get) => get(gatewayCell));

/** Snapshot, pending and refused changes, rates: replaced as a whole. */
export const heldAtom = atom((get) => get(heldCell));

/** The open workspace as it is shown: the snapshot with the pending changes. Null while nothing was read. */
export const shownAtom = atom<State | null>((get) => {
  const gateway = get(gatewayCell);
  return gateway === null ? null : shownOf(get(heldCell), gateway.isGuest);
});

/** Listens to a gateway, or to none. */
export const connectAtom = atom(null, (get, set, gateway: Gateway | null) => {
  get(leaveCell).leave();
  set(gatewayCell, gateway);
  set(heldCell, gateway?.held() ?? NOTHING);
  const unsubscribe = gateway?.subscribe((held) => {
    set(heldCell, held);
  });
  set(leaveCell, {
    leave: () => {
      unsubscribe?.();
      gateway?.close();
    },
  });
});
