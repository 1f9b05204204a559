/**
 * Gateway that shows the budget on this device before the code that changes and syncs it is loaded: when the page is idle,
 * or with the first change.
 */
import type { BudgetView, Gateway, SharedBudget } from "./gateway";
import { createViewCell } from "./view";

export interface LazyGatewayOptions {
  readonly owner: string;
  readonly isGuest: boolean;
  /** The view before anything was read. */
  readonly empty: BudgetView;
  /** Read the device's copy, queues included. */
  readonly read: () => Promise<Partial<BudgetView>>;
  /** Load the code of the whole gateway. */
  readonly loadGateway: () => Promise<Gateway>;
}

/** A shared call by its name: arguments are passed on as they are, and its result is typed. */
type SharedCall<Name extends keyof SharedBudget> = (
  ...given: Parameters<SharedBudget[Name]>
) => Promise<Result<SharedBudget[Name]>>;
type Result<Call> = Call extends (...given: never) => Promise<infer Known> ? Known : never;
type SharedCalls = { readonly [Name in keyof SharedBudget]: SharedCall<Name> };

export function createLazyGateway({ owner, isGuest, empty, read, loadGateway }: LazyGatewayOptions): Gateway {
  const { view, update, subscribe } = createViewCell(empty);
  let here: Gateway | null = null;
  /** The gateway once it has read the device: changes are shown in the moment they are made. */
  let ready: Gateway | null = null;
  let isClosed = false;
  const isHere = () => here !== null;

  const fetched = untilDone(async () => {
    here = await loadGateway();
    if (isClosed) here.close();
    else here.subscribe(update);
    return here;
  });

  const gateway = untilDone(async () => {
    const fullGateway = await fetched();
    if (!isClosed) await fullGateway.load();
    ready = fullGateway;
    return fullGateway;
  });

  async function load(): Promise<void> {
    if (isHere()) return (await gateway()).load();
    // A sign-out meanwhile closed the database.
    const cachedView: Partial<BudgetView> = await read().catch((error: unknown) => {
      if (isClosed) return {};
      throw error;
    });
    // Changes beside the snapshot are shown by the rules, which are not here yet.
    if (cachedView.pending?.length || cachedView.sent?.length) await gateway();
    else if (!isHere() && !isClosed) update(cachedView);
  }

  async function shared(): Promise<SharedCalls> {
    const { shared: calls } = await gateway();
    if (calls === null) throw new Error("what a guest has is not shared");
    return calls;
  }

  function passed<Name extends keyof SharedBudget>(name: Name): SharedCall<Name> {
    return (...given) => shared().then((calls) => calls[name](...given));
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
      const fullGateway = await gateway();
      if (!isClosed) await fullGateway.refresh();
    },
    readStatistics: async (run, show) => (await gateway()).readStatistics(run, show),
    close() {
      isClosed = true;
      here?.close();
    },
    shared: isGuest
      ? null
      : {
          keepUser: passed("keepUser"),
          hear: passed("hear"),
          openWorkspace: passed("openWorkspace"),
          openMonth: passed("openMonth"),
          loadMoreHistory: passed("loadMoreHistory"),
          searchHistory: passed("searchHistory"),
          keepMine: passed("keepMine"),
          keepTheirs: passed("keepTheirs"),
          decide: passed("decide"),
          discard: passed("discard"),
          edit: passed("edit"),
        },
  };
}

/** Runs once, whoever asks; what failed runs again when it is asked for again: the connection may be back. */
function untilDone<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}
