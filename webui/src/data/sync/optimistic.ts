/** The optimistic state: the snapshot with sent and pending changes applied, by the same rules on every device. */
import { apply, DomainError, GUEST_USER, isPersonal, uuid5, type Context, type State } from "@/domain";
import type { Pending } from "../device/database";
import type { BudgetView } from "./gateway";

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** For changes that name nothing yet. */
const NAMESPACE = "6f6f8cb2-4b6c-5a0e-9d0e-6d1f4f9f6b51";

/** Return the circumstances a change was made in; ids are the same however often it is applied. */
function contextOf(
  pending: Pick<Pending, "sequence" | "at" | "today" | "operation">,
  view: Pick<BudgetView, "user" | "rates">,
  isGuest: boolean,
): Context {
  const namespace = UUID.exec(JSON.stringify(pending.operation))?.[0] ?? NAMESPACE;
  let idCount = 0;
  return {
    now: pending.at,
    today: pending.today,
    rates: view.rates,
    user: { id: view.user?.id ?? (isGuest ? GUEST_USER : ""), name: view.user?.name ?? "" },
    isGuest,
    newId: (prefix) => `${prefix}-${uuid5(namespace, `${pending.sequence} ${(idCount += 1)}`)}`,
  };
}

/** Return the state with a change in it. Changes of other workspaces leave it as it is. */
export function applyPending(
  state: State,
  pending: Pending,
  view: Pick<BudgetView, "user" | "rates">,
  isGuest: boolean,
): State {
  const isHere = pending.workspaceId === state.workspace.id || isPersonal(pending.operation);
  if (!isHere) return state;
  return apply(state, pending.operation, contextOf(pending, view, isGuest));
}

/** Raise the rule that a change breaks, before it is kept. */
export function assertApplies(...change: Parameters<typeof applyPending>): void {
  applyPending(...change);
}

/** Return the open workspace as it is shown. A change that fits no more is left out: its answer will tell why. */
export function optimisticState(view: BudgetView, isGuest: boolean): State | null {
  return view.snapshot === null ? null : withPending(view.snapshot, onTop(view), view, isGuest);
}

/** Return `optimisticState` for successive views of one gateway: only new changes are applied. */
export function createOptimistic(isGuest: boolean): (view: BudgetView) => State | null {
  let last: (Applied & { readonly state: State }) | null = null;
  return (view) => {
    if (view.snapshot === null) return null;
    const changes = onTop(view);
    const [base, done] =
      last !== null && isContinued(last, { view, changes })
        ? [last.state, last.changes.length]
        : [view.snapshot, 0];
    const state = withPending(base, changes.slice(done), view, isGuest);
    last = { view, changes, state };
    return state;
  };
}

interface Applied {
  readonly view: BudgetView;
  readonly changes: readonly Pending[];
}

/** Return the changes on top of the snapshot: one that was sent stays where it was. */
function onTop({ sent, pending }: BudgetView): readonly Pending[] {
  return [...sent, ...pending];
}

/** Return whether a view shows an earlier one, perhaps with more changes after it. */
function isContinued({ view: earlier, changes: applied }: Applied, { view, changes }: Applied): boolean {
  return (
    earlier.snapshot === view.snapshot &&
    earlier.rates === view.rates &&
    (earlier.user === view.user || isSamePerson(earlier.user, view.user)) &&
    applied.every((change, index) => change === changes[index])
  );
}

function isSamePerson(one: BudgetView["user"], other: BudgetView["user"]): boolean {
  return one?.id === other?.id && one?.name === other?.name;
}

/** Return the state with changes in it; those that do not fit are left out. */
export function withPending(
  base: State,
  changes: readonly Pending[],
  view: Pick<BudgetView, "user" | "rates">,
  isGuest: boolean,
): State {
  return changes.reduce((state, pending) => {
    try {
      return applyPending(state, pending, view, isGuest);
    } catch (error) {
      if (error instanceof DomainError) return state;
      throw error;
    }
  }, base);
}
