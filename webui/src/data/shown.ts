/** What is shown: the snapshot with the pending changes applied, by the same rules on every device. */
import { apply, DomainError, type Context, type State } from "@/domain";
import type { Pending } from "./database";
import type { Held } from "./gateway";

/** The circumstances a change was made in; ids are the same however often it is applied. */
export function contextOf(
  pending: Pick<Pending, "sequence" | "at" | "today">,
  held: Pick<Held, "user" | "rates">,
  isGuest: boolean,
): Context {
  let made = 0;
  return {
    now: pending.at,
    today: pending.today,
    rates: held.rates,
    user: { id: held.user?.id ?? "", name: held.user?.name ?? "" },
    isGuest,
    newId: (prefix) => `${prefix}-${pending.sequence}-${(made += 1)}`,
  };
}

/** The state with a change in it. Changes of other workspaces leave it as it is. */
export function applyPending(
  state: State,
  pending: Pending,
  held: Pick<Held, "user" | "rates">,
  isGuest: boolean,
): State {
  const isHere = pending.workspaceId === state.workspace.id || pending.operation.name === "updateSettings";
  if (!isHere) return state;
  return apply(state, pending.operation, contextOf(pending, held, isGuest));
}

/** The open workspace as it is shown. A change that fits no more is left out: its answer will tell why. */
export function shownOf(held: Held, isGuest: boolean): State | null {
  if (held.snapshot === null) return null;
  return held.pending.reduce((state, pending) => {
    try {
      return applyPending(state, pending, held, isGuest);
    } catch (error) {
      if (error instanceof DomainError) return state;
      throw error;
    }
  }, held.snapshot);
}
