/** Sends the changes of an owner, and decides when to try again. */
import { definitionOf, ErrorCode } from "@/domain";
import type { Problem } from "@/contract/schemas";
import { now } from "../device/clock";
import { isFull } from "../device/connection";
import { isSilent } from "../device/silence";
import { ownedBy, type Database, type Pending } from "../device/database";
import type { Store } from "../device/store";
import { readQueues } from "../device/storeReader";
import type { BudgetServer } from "../server/budgetServer";
import { Unanswered } from "../server/answer";
import { backoffSeconds } from "../server/backoff";
import { followed } from "./followed";
import { isAway, noteFailure, park, verdictOf, type Verdict } from "./outbox";
import { makerOf, parked } from "./parking";
import { createRebase, type Rebase } from "./rebase";
import { type ViewCell } from "./view";
import { showSent, showStored } from "./shownQueues";

const BACKOFF = { firstSeconds: 2, maxSeconds: 120 };
const HTTP_UNAUTHORIZED = 401;
const HTTP_SERVER_ERROR = 500;
/** After so many failures of the server on one change, the change is at fault. */
const FAILURES_MAX = 3;
/** Limit for answers that never came although the server is there: a bad connection loses some, too. */
const UNANSWERED_MAX = 5;
/** Problem of a change that is never answered. */
const UNANSWERED: Problem = {
  ...{ status: 500, title: "", message: "", detail: "", code: ErrorCode.SERVER_ERROR },
  ...{ fields: {}, params: {}, current: null, choices: null },
};

export interface SenderOptions {
  readonly database: Database;
  readonly server: BudgetServer;
  readonly store: Store;
  readonly cell: ViewCell;
  readonly owner: string;
  readonly schedule: (seconds: number, task: () => void) => () => void;
  readonly again: () => void;
}

export interface Drained {
  /** Nothing is left. */
  readonly isDone: boolean;
  /** Something was sent that tells what the first screen is about: the person's settings, or the workspace itself. */
  readonly isStartChanged: boolean;
}

export interface Sender {
  /** Sends what waits. */
  readonly drain: () => Promise<Drained>;
  /** Runs a reading task; when the server does not answer, tries again later. */
  readonly guard: (task: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
}

/** Reason to stop; null where the server only asks for a little time. */
type Stop = "offline" | "failing" | "full" | null;

export function createSender(options: SenderOptions): Sender {
  const { database, server, store, owner, cell } = options;
  let failures = 0;
  let isClosed = false;
  let cancelRetry: () => void = () => undefined;

  async function drain(): Promise<Drained> {
    cancelRetry();
    const sent = { isDone: false, isStartChanged: false };
    try {
      await sendAll(sent);
    } catch (error) {
      if (!retriesOnDevice(error)) throw error;
    }
    return sent;
  }

  /** Notes in `sent` how far it came, whatever ends it. */
  async function sendAll(sent: { isDone: boolean; isStartChanged: boolean }): Promise<void> {
    const rebase = createRebase(store, cell.view);
    for (let next = await first(); next !== undefined && !isClosed; next = await first()) {
      const { pending, verdict } = await sendOne(await rebase.rebased(next));
      if (!(await settle(pending, verdict, rebase))) return;
      sent.isStartChanged ||= definitionOf(pending.operation).changesStart === true;
    }
    sent.isDone = !isClosed;
  }

  /** Sends a change, also about the entry that stands in the place of its own. */
  async function sendOne(pending: Pending): Promise<{ pending: Pending; verdict: Verdict }> {
    const verdict = verdictOf(await server.send(pending.operation, pending.workspaceId));
    const moved = verdict.kind === "refused" ? followed(pending, verdict.problem) : null;
    if (moved === null) return { pending, verdict };
    if (moved.conflict === null) return sendOne(moved.pending);
    return { pending: moved.pending, verdict: { kind: "refused", problem: moved.conflict } };
  }

  async function first(): Promise<Pending | undefined> {
    const [next] = await database.getAll("outbox", ownedBy(owner), 1);
    return next;
  }

  /** Return whether the next one may go. */
  async function settle(pending: Pending, verdict: Verdict, rebase: Rebase): Promise<boolean> {
    if (isClosed) return false;
    switch (verdict.kind) {
      case "sent":
        return accept(pending, verdict.answer, rebase);
      case "deleted":
        return accept(pending, null, rebase);
      case "refused":
        await refuse(pending, verdict.problem, rebase);
        return true;
      case "unauthorized":
        cell.update({ stopped: "unauthorized" });
        return false;
      case "later":
        return postpone(pending, verdict, rebase);
    }
  }

  /** Return whether it is out of the queue: after a sign-out nothing is written. */
  async function accept(pending: Pending, answer: unknown, rebase: Rebase): Promise<boolean> {
    failures = 0;
    if (!(await store.moveSent({ change: pending, answer }))) return false;
    rebase.note(pending, answer);
    showSent(cell, pending);
    return true;
  }

  async function refuse(pending: Pending, problem: Problem, rebase: Rebase): Promise<void> {
    const [snapshot, { pending: queue, refused: before }] = await Promise.all([
      rebase.stateOf(pending.workspaceId),
      readQueues(database, owner),
    ]);
    if (isClosed) return;
    const isLater = ({ sequence, workspaceId }: Pending) =>
      sequence > pending.sequence && workspaceId === pending.workspaceId;
    const { refused, rest } = parked(pending, problem, now(), queue.filter(isLater), snapshot, cell.view());
    await park(database, owner, refused, rest, makerOf(pending, before)?.sequence);
    await showStored(store, cell);
  }

  /** Not now; what the server fails on again and again is set aside, so that the others can go. */
  async function postpone(
    pending: Pending,
    verdict: Verdict & { kind: "later" },
    rebase: Rebase,
  ): Promise<boolean> {
    const { isUnanswered, afterSeconds } = verdict;
    const isAtFault = isUnanswered && (await server.health()).ok;
    if (isClosed) return false;
    const failure = isAtFault ? UNANSWERED : verdict.failure;
    if (failure !== null) {
      if ((pending.failures ?? 0) + 1 >= (isAtFault ? UNANSWERED_MAX : FAILURES_MAX)) {
        await refuse(pending, failure, rebase);
        return true;
      }
      await noteFailure(database, owner, pending);
    }
    const stopped = failure === null ? null : "failing";
    retryLater(verdict.isOffline && !isAtFault ? "offline" : stopped, afterSeconds);
    return false;
  }

  async function guard(task: () => Promise<void>): Promise<void> {
    try {
      await task();
      failures = 0;
    } catch (error) {
      if (retriesOnDevice(error)) return;
      if (!(error instanceof Unanswered)) throw error;
      if (error.status === HTTP_UNAUTHORIZED) cell.update({ stopped: "unauthorized" });
      else retryLater(stopOf(error.status), null);
    }
  }

  /** Return whether it is the device that took nothing: it is tried again later. */
  function retriesOnDevice(error: unknown): boolean {
    if (isFull(error)) retryLater("full", null);
    else if (isSilent(error)) retryLater(null, null);
    else return false;
    return true;
  }

  function retryLater(stopped: Stop, afterSeconds: number | null): void {
    if (isClosed) return;
    if (stopped !== null) cell.update({ stopped });
    const seconds = afterSeconds ?? backoffSeconds(BACKOFF, failures);
    failures += 1;
    cancelRetry();
    cancelRetry = options.schedule(seconds, options.again);
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

function stopOf(status: number | "error"): Stop {
  if (isAway(status)) return "offline";
  return typeof status === "number" && status >= HTTP_SERVER_ERROR ? "failing" : null;
}
