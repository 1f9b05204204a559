/** The gateway in use, its view, and the open workspace computed from it. */
import { atom } from "jotai";
import { EMPTY_VIEW, type Gateway, type BudgetView } from "@/data/sync/gateway";
import type { State } from "@/domain";

const gatewayCell = atom<Gateway | null>(null);
const viewCell = atom<BudgetView>(EMPTY_VIEW);
const leaveCell = atom<{ readonly leave: () => void }>({ leave: () => undefined });

/** Where changes go; null while nobody is in. */
export const gatewayAtom = atom((get) => get(gatewayCell));

/** Snapshot, pending and refused changes, rates: replaced as a whole. */
export const viewAtom = atom((get) => get(viewCell));

/** The open workspace as it is shown: the snapshot with the pending changes. Null while nothing was read. */
export const optimisticStateAtom = atom<State | null>(
  (get) => get(gatewayCell)?.shown(get(viewCell)) ?? null,
);

/** Listens to a gateway, or to none. */
export const connectAtom = atom(null, (get, set, gateway: Gateway | null) => {
  get(leaveCell).leave();
  set(gatewayCell, gateway);
  set(viewCell, gateway?.view() ?? EMPTY_VIEW);
  const unsubscribe = gateway?.subscribe((view) => set(viewCell, view));
  set(leaveCell, {
    leave: () => {
      unsubscribe?.();
      gateway?.close();
    },
  });
});
