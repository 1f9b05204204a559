/** The changes of a signed-in person on their way to the server, kept in the database until it answered. */
import type { Answer } from "../server/http";
import type { Database, Pending, Refused } from "../device/database";
import { ownedBy } from "../device/database";
import type { Problem } from "@/contract/schemas";

/** What an answer means for the change it is about. */
export type Verdict =
  | { readonly kind: "sent" }
  /** Again later: no network, a server in trouble, or too many calls. */
  | { readonly kind: "later"; readonly isOffline: boolean; readonly afterSeconds: number | null }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "refused"; readonly problem: Problem };

const LATER_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

export function verdictOf(answer: Answer<unknown>): Verdict {
  if (answer.ok) return { kind: "sent" };
  if (answer.status === "error") return { kind: "later", isOffline: true, afterSeconds: null };
  if (answer.status >= 500 || LATER_STATUSES.has(answer.status)) {
    return { kind: "later", isOffline: false, afterSeconds: answer.retryAfterSeconds };
  }
  return answer.status === 401 ? { kind: "unauthorized" } : { kind: "refused", problem: answer.problem };
}

export interface Queues {
  readonly pending: Pending[];
  readonly refused: Refused[];
}

export async function readQueues(database: Database, owner: string): Promise<Queues> {
  const [pending, refused] = await Promise.all([
    database.getAll("outbox", ownedBy(owner)),
    database.getAll("refused", ownedBy(owner)),
  ]);
  return { pending, refused };
}

export async function enqueue(database: Database, owner: string, pending: Pending): Promise<void> {
  await database.put("outbox", pending, [owner, pending.sequence]);
}

/** Takes a change out of the way of the others; it stays visible until the person decides. */
export async function park(
  database: Database,
  owner: string,
  pending: Pending,
  problem: Problem,
): Promise<void> {
  const transaction = database.transaction(["outbox", "refused"], "readwrite");
  void transaction.objectStore("outbox").delete([owner, pending.sequence]);
  void transaction.objectStore("refused").put({ ...pending, problem }, [owner, pending.sequence]);
  await transaction.done;
}

export async function discardRefused(database: Database, owner: string, sequence: number): Promise<void> {
  await database.delete("refused", [owner, sequence]);
}

/** Back into the queue, last; what it was based on no longer counts: the person has seen the other side. */
export async function requeue(
  database: Database,
  owner: string,
  refused: Refused,
  sequence: number,
): Promise<void> {
  const transaction = database.transaction(["outbox", "refused"], "readwrite");
  void transaction.objectStore("refused").delete([owner, refused.sequence]);
  const { workspaceId, at, today } = refused;
  const pending = { workspaceId, at, today, sequence, operation: withoutVersion(refused.operation) };
  void transaction.objectStore("outbox").put(pending, [owner, sequence]);
  await transaction.done;
}

function withoutVersion(operation: Pending["operation"]): Pending["operation"] {
  if (!("body" in operation) || !("version" in operation.body)) return operation;
  const pairs = Object.entries(operation.body).filter(([field]) => field !== "version");
  return { ...operation, body: Object.fromEntries(pairs) } as Pending["operation"];
}
