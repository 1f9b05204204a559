/**
 * A signed-in person's budget: shown from this device, changed at once, and brought in line with the server whenever
 * there is a connection. Changes go out one by one in their order; reading never overtakes sending.
 */
import { definitionOf, limits, type Operation } from "@/domain";
import { newUuid, now, today } from "../device/clock";
import type { Database, Refused } from "../device/database";
import { createStore, type Store } from "../device/store";
import { joinTabs, type Lock } from "../device/tabs";
import type { BudgetServer } from "../server/budgetServer";
import { completeOperation, grouped } from "./completeOperation";
import * as decision from "./decision";
import { EMPTY_VIEW, type Gateway } from "./gateway";
import { assertApplies, createOptimistic } from "./optimistic";
import type { Present } from "./notSaved";
import type { Searched } from "./olderHistory";
import * as outbox from "./outbox";
import { createReader } from "./reader";
import { createSender } from "./sender";
import { readStatistics } from "./statistics";
import { createTaskQueue } from "./taskQueue";
import { createViewCell } from "./view";
import { showStored } from "./shownQueues";

export interface SyncedOptions {
  readonly database: Database;
  readonly server: BudgetServer;
  readonly userId: string;
  /** Given, it is not read a second time. */
  readonly store?: Store;
  readonly lock: Lock;
  /** Runs a task after so many seconds; gives what takes it back. */
  readonly schedule: (seconds: number, task: () => void) => () => void;
}

export function createSyncedGateway(options: SyncedOptions): Gateway {
  const { database, server, userId, lock, schedule, store = createStore(database, userId) } = options;
  const cell = createViewCell(EMPTY_VIEW);
  const { view, subscribe } = cell;
  const optimistic = createOptimistic(false);
  const queue = createTaskQueue((name, task) => lock(name, () => unlessLeft(task)), `budget-sync-${userId}`);
  const reader = createReader({ server, store, cell });
  const tabs = joinTabs(userId, readDevice);
  const sender = createSender({
    database,
    server,
    store,
    cell,
    owner: userId,
    schedule,
    again: () => void refresh(),
  });

  let isClosed = false;
  let isStartWanted = false;
  let lastSent: Promise<unknown> = Promise.resolve();
  let cancelSoon: () => void = () => undefined;

  /** Ignore failures of tasks under way when the person left: their database is closed. */
  async function unlessLeft(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      if (!isClosed) throw error;
    }
  }

  function readDevice(): Promise<void> {
    return unlessLeft(async () => {
      await reader.readDevice();
      await showStored(store, cell);
    });
  }

  async function exchange(): Promise<void> {
    if (isClosed) return;
    const wanted = isStartWanted;
    const { isDone, isStartChanged } = await sender.drain();
    if (isDone) {
      isStartWanted = false;
      await sender.guard(wanted || isStartChanged ? reader.readStart : reader.readChanges);
    }
    tabs.announce();
  }

  const sync = () => queue.once(exchange);

  /** Reads more than this device has. What was sent is read back before: else it would be there twice. */
  function readOn(task: () => Promise<void>): Promise<void> {
    return queue.add(async () => {
      if (await reader.isBehind()) {
        isStartWanted = true;
        await exchange();
      }
      await sender.guard(task);
    });
  }

  function refresh(): Promise<void> {
    isStartWanted = true;
    return sync();
  }

  /** Looks when its turn comes: what this device sent itself was read back by then. */
  function hear(workspaceId: string, revision: number): Promise<void> {
    return queue.add(async () => {
      const { workspace } = view().snapshot ?? {};
      if (workspace?.id !== workspaceId) isStartWanted = true;
      else if (workspace.revision >= revision) return;
      await exchange();
    });
  }

  /** One after the other: each is made on what those before it show. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    const run = lastSent.then(task);
    lastSent = run.catch(() => undefined);
    return run;
  }

  const send = (workspaceId: string, operation: Operation) => inTurn(() => accept(workspaceId, operation));

  async function accept(workspaceId: string, operation: Operation): Promise<void> {
    const { snapshot } = view();
    const shown = optimistic(view());
    const completed =
      shown === null || snapshot === null
        ? { ...grouped(operation), was: {} }
        : completeOperation(operation, shown, snapshot, newUuid);
    const change = { workspaceId, at: now(), today: today(), ...completed };
    if (shown !== null) assertApplies(shown, { ...change, sequence: 0 }, view(), false);
    await requeue([change]);
    cancelSoon();
    if (definitionOf(operation).isDebounced === true) {
      cancelSoon = schedule(limits.LIST_SAVE_DEBOUNCE_MS / 1000, () => void sync());
    } else void sync();
  }

  async function requeue(changes: readonly outbox.Unplaced[], replaced?: outbox.Replaced): Promise<void> {
    const placed = await outbox.enqueue(database, userId, changes, replaced);
    const waiting = view().pending.filter((change) => !outbox.isReplaced(change, placed));
    if (replaced === undefined) cell.update({ pending: [...waiting, ...placed] });
    else await showStored(store, cell);
    tabs.announce();
  }

  const decided = (sequence: number, decide: decision.Decide) =>
    inTurn(() => requeueDecided(sequence, decide));

  /** Puts what `decide` makes of a refused change, and of what waits with it, back into the queue. */
  async function requeueDecided(sequence: number, decide: decision.Decide): Promise<void> {
    const refused = view().refused.find((each) => each.sequence === sequence);
    if (refused === undefined) return;
    const { changes, left } = decide(refused, presentOf(refused));
    await requeue(changes, { sequence, left });
    void sync();
  }

  function presentOf({ workspaceId }: Refused): Present | null {
    const { snapshot: stored, cutoff } = view();
    const shown = optimistic(view());
    return stored?.workspace.id === workspaceId && shown !== null ? { stored, shown, cutoff } : null;
  }

  return {
    owner: userId,
    isGuest: false,
    view,
    subscribe,
    shown: optimistic,
    send,
    refresh,
    async load() {
      await readDevice();
      // Waiting changes may be about any entry.
      if (view().pending.length + view().sent.length === 0)
        void queue.add(() => sender.guard(reader.older.releaseOldest));
      void refresh();
    },
    readStatistics: (run, show) => unlessLeft(() => readStatistics(server, store, run, show)),
    close() {
      isClosed = true;
      store.close();
      sender.close();
      tabs.close();
      cancelSoon();
    },
    shared: {
      async keepUser(user) {
        await reader.keepUser(user);
        tabs.announce();
      },
      hear,
      async openWorkspace(workspaceId) {
        await unlessLeft(() => reader.openWorkspace(workspaceId));
        void refresh();
      },
      openMonth: (month) => readOn(() => reader.openMonth(month)),
      loadMoreHistory: () => readOn(reader.older.loadMore),
      async searchHistory(wanted, after) {
        let result: Searched | null = null;
        const search = async () => {
          result = await reader.older.search(wanted, after);
        };
        await readOn(search);
        return result;
      },
      keepMine: (sequence) => decided(sequence, decision.mine),
      keepTheirs: (sequence) => decided(sequence, decision.theirs),
      decide: (sequence, mine, theirs) => decided(sequence, decision.each(mine, theirs)),
      discard: (sequence) => decided(sequence, decision.discarded),
      edit: (sequence, operation) => decided(sequence, decision.instead(operation)),
    },
  };
}
