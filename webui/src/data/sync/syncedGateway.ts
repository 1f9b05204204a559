/**
 * A signed-in person's budget: shown from this device, changed at once, and brought in line with the server whenever
 * there is a connection. Changes go out one by one in their order; reading never overtakes sending.
 */
import type { Operation } from "@/domain";
import { newSequence, newUuid, now, today } from "../device/clock";
import type { Database } from "../device/database";
import { EMPTY_VIEW, type Gateway } from "./gateway";
import { createViewCell } from "./view";
import { createTaskQueue } from "./taskQueue";
import * as outbox from "./outbox";
import { completeOperation } from "./completeOperation";
import { createReader } from "./reader";
import type { Remote } from "../server/remote";
import { createSender } from "./sender";
import { applyPending, optimisticState } from "./optimistic";
import { createStore } from "../device/store";
import { joinTabs, type Lock } from "../device/tabs";

export interface SyncedOptions {
  readonly database: Database;
  readonly remote: Remote;
  readonly userId: string;
  readonly lock: Lock;
  /** Runs a task after so many seconds; gives what takes it back. */
  readonly schedule: (seconds: number, task: () => void) => () => void;
}

export function createSyncedGateway({ database, remote, userId, lock, schedule }: SyncedOptions): Gateway {
  const store = createStore(database, userId);
  const cell = createViewCell(EMPTY_VIEW);
  const { view, update, subscribe } = cell;
  const queue = createTaskQueue(lock, `budget-sync-${userId}`);
  const reader = createReader({ remote, store, cell });
  const tabs = joinTabs(userId, () => void readDevice());
  const sender = createSender({
    database,
    remote,
    store,
    cell,
    owner: userId,
    schedule,
    again: () => void sync(),
  });

  let isClosed = false;

  async function readDevice(): Promise<void> {
    try {
      await reader.readDevice();
      update(await outbox.readQueues(database, userId));
    } catch (error) {
      // What was under way when the person left matters no more.
      if (!isClosed) throw error;
    }
  }

  async function exchange(): Promise<void> {
    if (isClosed) return;
    if (await sender.drain()) await sender.guard(reader.readServer);
    tabs.announce();
  }

  const sync = () => queue.once(exchange);

  /** Looks when its turn comes: what this device sent itself was read back by then. */
  function hear(workspaceId: string, revision: number): Promise<void> {
    return queue.add(async () => {
      const { workspace } = view().snapshot ?? {};
      const isHere = workspace?.id === workspaceId && workspace.revision >= revision;
      if (!isHere) await exchange();
    });
  }

  async function send(workspaceId: string, operation: Operation): Promise<void> {
    const shown = optimisticState(view(), false);
    const prepared = shown === null ? operation : completeOperation(operation, shown, newUuid);
    const pending = { sequence: newSequence(), workspaceId, operation: prepared, at: now(), today: today() };
    if (shown !== null) applyPending(shown, pending, view(), false);
    update({ pending: [...view().pending, pending] });
    await outbox.enqueue(database, userId, pending);
    void sync();
  }

  return {
    owner: userId,
    isGuest: false,
    view,
    subscribe,
    send,
    async keepUser(user) {
      await reader.keepUser(user);
      tabs.announce();
    },
    refresh: sync,
    hear,
    async load() {
      await readDevice();
      void sync();
    },
    async openWorkspace(workspaceId) {
      await reader.openWorkspace(workspaceId);
      void sync();
    },
    openMonth: (month) => queue.add(() => sender.guard(() => reader.openMonth(month))),
    loadMoreHistory: () => queue.add(() => sender.guard(reader.loadMoreHistory)),
    async retry(sequence) {
      const refused = view().refused.find((each) => each.sequence === sequence);
      if (refused === undefined) return;
      await outbox.requeue(database, userId, refused, newSequence());
      await readDevice();
      void sync();
    },
    async discard(sequence) {
      await outbox.discardRefused(database, userId, sequence);
      await readDevice();
    },
    close() {
      isClosed = true;
      store.close();
      sender.close();
      tabs.close();
    },
  };
}
