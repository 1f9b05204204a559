/** Sends the changes of an owner, and decides when to try again. */
import { DomainError, type State } from "@/domain";
import { ownedBy, type Database, type Pending } from "../device/database";
import type { ViewCell } from "./view";
import { park, verdictOf, type Verdict } from "./outbox";
import type { Remote } from "../server/remote";
import { applyPending } from "./optimistic";
import { Unanswered } from "./snapshot";
import type { Store } from "../device/store";
import type { Problem } from "@/contract/schemas";

const BACKOFF_FIRST_SECONDS = 2;
const BACKOFF_MAX_SECONDS = 120;
const HTTP_UNAUTHORIZED = 401;

export interface SenderOptions {
  readonly database: Database;
  readonly remote: Remote;
  readonly store: Store;
  readonly cell: ViewCell;
  readonly owner: string;
  readonly schedule: (seconds: number, task: () => void) => () => void;
  readonly again: () => void;
}

export interface Sender {
  /** Sends what waits; whether nothing is left. */
  readonly drain: () => Promise<boolean>;
  /** Runs a reading task; when the server does not answer, tries again later. */
  readonly guard: (task: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
}

export function createSender(options: SenderOptions): Sender {
  const { database, remote, owner, cell } = options;
  let failures = 0;
  let isClosed = false;
  let cancelRetry: () => void = () => undefined;

  async function drain(): Promise<boolean> {
    cancelRetry();
    for (let next = await first(); next !== undefined && !isClosed; next = await first()) {
      const verdict = verdictOf(await remote.send(next.operation, next.workspaceId));
      if (!(await settle(next, verdict))) return false;
    }
    return !isClosed;
  }

  async function first(): Promise<Pending | undefined> {
    const [next] = await database.getAll("outbox", ownedBy(owner), 1);
    return next;
  }

  /** Whether the next one may go. */
  async function settle(pending: Pending, verdict: Verdict): Promise<boolean> {
    if (isClosed) return false;
    switch (verdict.kind) {
      case "sent":
        await accept(pending);
        return true;
      case "refused":
        await refuse(pending, verdict.problem);
        return true;
      case "unauthorized":
        cell.update({ stopped: "unauthorized" });
        return false;
      case "later":
        retryLater(verdict.isOffline, verdict.afterSeconds);
        return false;
    }
  }

  /** Until the server's own state is read, the snapshot has the change by our rules. */
  async function accept(pending: Pending): Promise<void> {
    failures = 0;
    const state = await options.store.change(
      pending.workspaceId,
      (before) => (before === null ? null : applied(before, pending)),
      (transaction) => void transaction.objectStore("outbox").delete([owner, pending.sequence]),
    );
    const isOpen = state?.workspace.id === cell.view().snapshot?.workspace.id;
    cell.update({
      pending: without(cell.view().pending, pending),
      stopped: "none",
      ...(isOpen ? { snapshot: state } : {}),
    });
  }

  function applied(state: State, pending: Pending): State {
    try {
      return applyPending(state, pending, cell.view(), false);
    } catch (error) {
      if (error instanceof DomainError) return state;
      throw error;
    }
  }

  async function refuse(pending: Pending, problem: Problem): Promise<void> {
    await park(database, owner, pending, problem);
    const { pending: all, refused } = cell.view();
    cell.update({ pending: without(all, pending), refused: [...refused, { ...pending, problem }] });
  }

  async function guard(task: () => Promise<void>): Promise<void> {
    try {
      await task();
      failures = 0;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      if (error.status === HTTP_UNAUTHORIZED) cell.update({ stopped: "unauthorized" });
      else retryLater(error.status === "error", null);
    }
  }

  function retryLater(isOffline: boolean, afterSeconds: number | null): void {
    if (isClosed) return;
    if (isOffline) cell.update({ stopped: "offline" });
    const backoff = Math.min(BACKOFF_MAX_SECONDS, BACKOFF_FIRST_SECONDS * 2 ** failures);
    failures += 1;
    cancelRetry();
    cancelRetry = options.schedule(afterSeconds ?? backoff, options.again);
  }

  return {
    drain,
    guard,
    close() {
      isClosed = true;
      cancelRetry();
    },
  };
}

function without(all: readonly Pending[], one: Pending): readonly Pending[] {
  return all.filter(({ sequence }) => sequence !== one.sequence);
}
