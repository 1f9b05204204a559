/**
 * A budget that is shown from this device before the code that changes and syncs it is here: that comes once the page has
 * nothing else to do, or with the first change.
 */
import type { BudgetView, Gateway, SharedBudget } from "./gateway";
import { createViewCell } from "./view";

export interface LateOptions {
  readonly owner: string;
  readonly isGuest: boolean;
  /** The view before anything was read. */
  readonly empty: BudgetView;
  /** What this device has, queues too. */
  readonly read: () => Promise<Partial<BudgetView>>;
  /** Fetches the code of the whole gateway. */
  readonly whole: () => Promise<Gateway>;
}

export function createLateGateway({ owner, isGuest, empty, read, whole }: LateOptions): Gateway {
  const { view, update, subscribe } = createViewCell(empty);
  let coming: Promise<Gateway> | null = null;
  let here: Gateway | null = null;
  /** The same once it has read what the device keeps: changes are shown in the moment they are made. */
  let ready: Gateway | null = null;
  let isClosed = false;

  /** What failed is tried again: the connection may be back. */
  function gateway(): Promise<Gateway> {
    coming ??= takeOver().catch((error: unknown) => {
      [coming, here, ready] = [null, null, null];
      throw error;
    });
    return coming;
  }

  async function takeOver(): Promise<Gateway> {
    const taken = await whole();
    here = taken;
    if (isClosed) {
      taken.close();
      return taken;
    }
    taken.subscribe(update);
    await taken.load();
    ready = taken;
    return taken;
  }

  async function load(): Promise<void> {
    if (coming !== null) return (await coming).load();
    const kept = await read();
    // What waits is shown by the rules of changes: they are not here yet.
    if (kept.pending?.length) await gateway();
    else if (here === null) update(kept);
  }

  async function shared(): Promise<SharedBudget> {
    const { shared: calls } = await gateway();
    if (calls === null) throw new Error("what a guest has is not shared");
    return calls;
  }

  return {
    owner,
    isGuest,
    view,
    subscribe,
    load,
    shown: (seen) => (here === null ? seen.snapshot : here.shown(seen)),
    send: async (workspaceId, operation) => (ready ?? (await gateway())).send(workspaceId, operation),
    async refresh() {
      const taken = await gateway();
      if (!isClosed) await taken.refresh();
    },
    readStatistics: async (run, show) => (await gateway()).readStatistics(run, show),
    close() {
      isClosed = true;
      here?.close();
    },
    shared: isGuest
      ? null
      : {
          keepUser: async (user) => (await shared()).keepUser(user),
          hear: async (workspaceId, revision) => (await shared()).hear(workspaceId, revision),
          openWorkspace: async (workspaceId) => (await shared()).openWorkspace(workspaceId),
          openMonth: async (month) => (await shared()).openMonth(month),
          loadMoreHistory: async () => (await shared()).loadMoreHistory(),
          searchHistory: async (wanted, after) => (await shared()).searchHistory(wanted, after),
          keepMine: async (sequence) => (await shared()).keepMine(sequence),
          keepTheirs: async (sequence) => (await shared()).keepTheirs(sequence),
          decide: async (sequence, mine, theirs) => (await shared()).decide(sequence, mine, theirs),
          discard: async (sequence) => (await shared()).discard(sequence),
          edit: async (sequence, operation) => (await shared()).edit(sequence, operation),
        },
  };
}
