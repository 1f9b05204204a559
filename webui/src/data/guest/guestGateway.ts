/** Guest mode: everything stays on this device, and no call is made. */
import {
  GUEST_USER,
  GUEST_WORKSPACE,
  guestState,
  type Context,
  type Language,
  type Operation,
  type Rates,
} from "@/domain";
import { newLocalId, newSequence, now, timeZone, today } from "../device/clock";
import type { Database, Pending } from "../device/database";
import { NOTHING, type Gateway, type Held } from "../sync/gateway";
import { createHeld } from "../sync/view";
import { prepare } from "../sync/completeOperation";
import { applyPending, shownOf } from "../sync/optimistic";
import { createStore } from "../device/store";
import { joinTabs } from "../device/tabs";

/** Seeds what a guest starts with, unless this device has a guest's budget already. */
export async function startGuest(database: Database, language: Language): Promise<void> {
  const context: Context = {
    now: now(),
    today: today(),
    rates: NOTHING.rates,
    user: { id: GUEST_USER, name: "" },
    isGuest: true,
    newId: newLocalId,
  };
  await createStore(database, GUEST_USER).change(
    GUEST_WORKSPACE,
    (state) => state ?? guestState(language, timeZone(), context),
  );
}

/** A guest converts with the rates that ship with the app. */
export function createLocalGateway(database: Database, rates: Rates = NOTHING.rates): Gateway {
  const store = createStore(database, GUEST_USER);
  const { held, update, subscribe } = createHeld({ ...NOTHING, rates });
  const tabs = joinTabs(GUEST_USER, () => void load());

  async function load(): Promise<void> {
    const snapshot = await store.read(GUEST_WORKSPACE);
    update({ snapshot, workspaces: snapshot === null ? [] : [snapshot.workspace] });
  }

  function settle(pending: Pending, changes: Partial<Held> = {}): void {
    update({ ...changes, pending: held().pending.filter((each) => each !== pending) });
  }

  async function keep(pending: Pending): Promise<void> {
    try {
      const snapshot = await store.change(GUEST_WORKSPACE, (state) =>
        state === null ? null : applyPending(state, pending, held(), true),
      );
      settle(pending, { snapshot });
      tabs.announce();
    } catch (error) {
      settle(pending);
      throw error;
    }
  }

  async function send(workspaceId: string, operation: Operation): Promise<void> {
    const shown = shownOf(held(), true);
    if (shown === null) return;
    const prepared = prepare(operation, shown, newLocalId);
    const pending = { sequence: newSequence(), workspaceId, operation: prepared, at: now(), today: today() };
    applyPending(shown, pending, held(), true);
    update({ pending: [...held().pending, pending] });
    await keep(pending);
  }

  return {
    owner: GUEST_USER,
    isGuest: true,
    held,
    subscribe,
    load,
    send,
    keepUser: () => Promise.resolve(),
    refresh: load,
    hear: () => Promise.resolve(),
    openWorkspace: load,
    openMonth: () => Promise.resolve(),
    loadMoreHistory: () => Promise.resolve(),
    retry: () => Promise.resolve(),
    discard: () => Promise.resolve(),
    close: tabs.close,
  };
}
