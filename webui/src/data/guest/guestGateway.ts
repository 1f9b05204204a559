/** Guest mode: everything stays on this device, and no call is made. */
import {
  GUEST_USER,
  GUEST_WORKSPACE,
  guestState,
  postDue,
  type Context,
  type Language,
  type Operation,
  type Rates,
  type State,
} from "@/domain";
import { SHIPPED_RATES } from "@/domain/rules/base/shippedRates";
import { newLocalId, now, timeZone, today } from "../device/clock";
import type { Database, Pending } from "../device/database";
import { EMPTY_VIEW, type Gateway, type BudgetView } from "../sync/gateway";
import { createViewCell } from "../sync/view";
import { completeOperation } from "../sync/completeOperation";
import { applyPending, assertApplies, optimisticState } from "../sync/optimistic";
import { createStore, type Store } from "../device/store";
import { joinTabs } from "../device/tabs";

/** Seeds what a guest starts with, unless this device has a guest's budget already. */
export async function startGuest(database: Database, language: Language): Promise<void> {
  const context = contextNow(SHIPPED_RATES);
  await createStore(database, GUEST_USER).change(
    GUEST_WORKSPACE,
    (state) => state ?? guestState(language, timeZone(), context),
  );
}

function contextNow(rates: Rates): Context {
  const user = { id: GUEST_USER, name: "" };
  return { now: now(), today: today(), rates, user, isGuest: true, newId: newLocalId };
}

/** A guest converts with the rates that ship with the app. What `store` has read already is not read again. */
export function createGuestGateway(
  database: Database,
  rates: Rates = SHIPPED_RATES,
  store: Store = createStore(database, GUEST_USER),
): Gateway {
  const { view, update, subscribe } = createViewCell({ ...EMPTY_VIEW, rates });
  const tabs = joinTabs(GUEST_USER, load);

  async function load(): Promise<void> {
    const snapshot = await readPosted();
    update({ snapshot, workspaces: snapshot === null ? [] : [snapshot.workspace] });
  }

  /** Read the budget, with what came due meanwhile; in several tabs at once it is posted once. */
  async function readPosted(): Promise<State | null> {
    const stored = await store.read(GUEST_WORKSPACE);
    if (stored === null || posted(stored) === stored) return stored;
    const snapshot = await store.change(GUEST_WORKSPACE, (state) => (state === null ? null : posted(state)));
    tabs.announce();
    return snapshot;
  }

  const posted = (state: State) => postDue(state, contextNow(rates));

  function settle(pending: Pending, changes: Partial<BudgetView> = {}): void {
    update({ ...changes, pending: view().pending.filter((each) => each !== pending) });
  }

  async function keep(pending: Pending): Promise<void> {
    try {
      // Cleared data leaves an empty database: what is shown is all there is of the budget, and is written whole.
      const snapshot = await store.change(GUEST_WORKSPACE, (state) => {
        const present = state ?? view().snapshot;
        return present === null ? null : posted(applyPending(present, pending, view(), true));
      });
      settle(pending, { snapshot });
      tabs.announce();
    } catch (error) {
      settle(pending);
      throw error;
    }
  }

  let sequence = 0;

  async function send(workspaceId: string, operation: Operation): Promise<void> {
    const { snapshot } = view();
    const shown = optimisticState(view(), true);
    if (shown === null || snapshot === null) return;
    const completed = completeOperation(operation, shown, snapshot, newLocalId);
    sequence += 1;
    const pending = { sequence, workspaceId, at: now(), today: today(), ...completed };
    assertApplies(shown, pending, view(), true);
    update({ pending: [...view().pending, pending] });
    await keep(pending);
  }

  return {
    owner: GUEST_USER,
    isGuest: true,
    view,
    subscribe,
    shown: (seen) => optimisticState(seen, true),
    load,
    send,
    refresh: load,
    async readStatistics(run, show) {
      const shown = optimisticState(view(), true);
      if (shown === null) return;
      const { countedStatistics } = await import("./guestStatistics");
      show({ kind: "ready", data: countedStatistics(shown, view().rates, run), isOld: false });
    },
    close: tabs.close,
    shared: null,
  };
}
