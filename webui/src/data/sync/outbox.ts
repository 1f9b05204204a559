/** The changes of a signed-in person on their way to the server, kept in the database until it answered. */
import { definitionOf, ErrorCode, type Operation } from "@/domain";
import type { Problem } from "@/contract/schemas";
import {
  isSignedOut,
  ownedBy,
  SESSION,
  type Database,
  type Pending,
  type QueueKey,
  type Refused,
} from "../device/database";
import type { Answer } from "../server/answer";

/** Consequence of an answer for its change. */
export type Verdict =
  | { readonly kind: "sent"; readonly answer: unknown }
  /** Taken before, and what it made was deleted since. */
  | { readonly kind: "deleted" }
  /** Again later: no network, a server in trouble, or too many calls. */
  | {
      readonly kind: "later";
      readonly isOffline: boolean;
      /** Nothing came back: the connection, or this very change, is at fault. */
      readonly isUnanswered: boolean;
      readonly afterSeconds: number | null;
      /** The server's failure on this very change; null when it says nothing about it. */
      readonly failure: Problem | null;
    }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "refused"; readonly problem: Problem };

/** A change without its place in the order. */
export type Unplaced = Omit<Pending, "sequence">;

const LATER_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);
/** Between us and the server, or the server while it starts: as good as no connection. */
const AWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
/** A proxy's limit holds for this change whenever it is sent. */
const CONTENT_TOO_LARGE = 413;
const SEQUENCE = "sequence";

/** Return whether an answer is none: it came from something between us and the server, or not at all. */
export function isAway(status: number | "error"): boolean {
  return status === "error" || AWAY_STATUSES.has(status);
}

/** Return whether something between us and the server refuses: the server gives a code with each of its refusals. */
function isForeign({ code }: Problem): boolean {
  return (code as string) === "";
}

export function verdictOf(answer: Answer<unknown>): Verdict {
  if (answer.ok) return { kind: "sent", answer: answer.data };
  const later = {
    kind: "later",
    isOffline: false,
    isUnanswered: false,
    afterSeconds: null,
    failure: null,
  } as const;
  if (answer.status === "error") return { ...later, isOffline: true, isUnanswered: true };
  const { status, problem, retryAfterSeconds: afterSeconds } = answer;
  // One that names an entry is about what it was to change, not about what it made before.
  if (problem.code === ErrorCode.CONFLICT_DELETED && problem.params["entryId"] === undefined) {
    return { kind: "deleted" };
  }
  const isOffline = isAway(status) || (isForeign(problem) && status !== CONTENT_TOO_LARGE);
  if (isOffline || LATER_STATUSES.has(status)) return { ...later, isOffline, afterSeconds };
  if (status >= 500) return { ...later, afterSeconds, failure: problem };
  return status === 401 ? { kind: "unauthorized" } : { kind: "refused", problem };
}

/** A refused change that others take the place of, and what is left of it. */
export interface Replaced {
  readonly sequence: number;
  readonly left: Refused | null;
}

/** Return whether one of the changes makes a waiting one needless. */
export function isReplaced({ workspaceId, operation }: Unplaced, changes: readonly Unplaced[]): boolean {
  return (
    isReplacing(operation) &&
    changes.some((each) => each.operation.name === operation.name && each.workspaceId === workspaceId)
  );
}

function isReplacing(operation: Operation): boolean {
  return definitionOf(operation).replacesEarlier === true;
}

/**
 * Puts changes last in the queue in place of those they replace, and takes a refused one out that they replace: all or nothing.
 * Gives their places; none to changes of who signed out meanwhile.
 */
export async function enqueue(
  database: Database,
  owner: string,
  changes: readonly Unplaced[],
  replaced?: Replaced,
): Promise<readonly Pending[]> {
  return database.run(async (held) => {
    const transaction = held.transaction(["session", "outbox", "refused", "notes"], "readwrite");
    if (isSignedOut(await transaction.objectStore("session").get(SESSION), owner)) return [];
    const [outbox, refused, notes] = [
      transaction.objectStore("outbox"),
      transaction.objectStore("refused"),
      transaction.objectStore("notes"),
    ];
    const last = await Promise.all(
      [outbox, refused].map((queue) => queue.openKeyCursor(ownedBy(owner), "prev")),
    );
    if (changes.some(({ operation }) => isReplacing(operation))) {
      for (const waiting of await outbox.getAll(ownedBy(owner))) {
        if (isReplaced(waiting, changes)) void outbox.delete([owner, waiting.sequence]);
      }
    }
    const counted = ((await notes.get([owner, SEQUENCE])) ?? 0) as number;
    const sequence = Math.max(counted, ...last.map((cursor) => cursor?.key[1] ?? 0));
    const placed = changes.map((change, index) => ({ ...change, sequence: sequence + index + 1 }));
    if (replaced !== undefined) {
      const place: QueueKey = [owner, replaced.sequence];
      void (replaced.left === null ? refused.delete(place) : refused.put(replaced.left, place));
    }
    for (const change of placed) void outbox.put(change, [owner, change.sequence]);
    void notes.put(sequence + placed.length, [owner, SEQUENCE]);
    await transaction.done;
    return placed;
  });
}

/** Notes how often the server failed on a change; one that was wiped meanwhile is not put back. */
export async function noteFailure(database: Database, owner: string, pending: Pending): Promise<void> {
  const failures = (pending.failures ?? 0) + 1;
  const key: QueueKey = [owner, pending.sequence];
  await database.run(async (held) => {
    const transaction = held.transaction("outbox", "readwrite");
    if ((await transaction.store.get(key)) !== undefined) {
      void transaction.store.put({ ...pending, failures }, key);
    }
    await transaction.done;
  });
}

/**
 * Takes a change and what builds on it out of the way of the others; `rest` are those others that change by that. It joins
 * the refused change at `maker`, where that one still stands. One that was wiped meanwhile is not put back.
 */
export async function park(
  database: Database,
  owner: string,
  refused: Refused,
  rest: readonly Pending[],
  maker?: number,
): Promise<void> {
  await database.run(async (held) => {
    const transaction = held.transaction(["outbox", "refused"], "readwrite");
    const [outbox, parked] = [transaction.objectStore("outbox"), transaction.objectStore("refused")];
    const waiting = await outbox.get([owner, refused.sequence]);
    if (waiting === undefined) return transaction.done;
    for (const { sequence } of [refused, ...refused.dependents]) void outbox.delete([owner, sequence]);
    for (const pending of rest) void outbox.put(pending, [owner, pending.sequence]);
    const earlier = maker === undefined ? undefined : await parked.get([owner, maker]);
    const parkedChange =
      earlier === undefined
        ? refused
        : { ...earlier, dependents: [...earlier.dependents, waiting, ...refused.dependents] };
    void parked.put(parkedChange, [owner, parkedChange.sequence]);
    return transaction.done;
  });
}
