/** Refused corrections and deletions of entries that somebody else corrected or deleted first. */
import {
  definitionOf,
  ErrorCode,
  expenses,
  isCorrection,
  membersOf,
  mergedCorrection,
  momentText,
  rebooking,
  settlementBody,
  standing,
  standingId,
  type CorrectingOperation,
  type HistoryEntry,
  type Operation,
  type State,
} from "@/domain";
import { newUuid } from "../device/clock";
import type { Pending, Refused } from "../device/database";
import { madeBy } from "./edits";
import { correctedBy, movedTo } from "./followed";
import type { BudgetView } from "./gateway";
import { isWithin } from "./historyCutoff";
import type { Present } from "./notSaved";
import { withPending } from "./optimistic";

/** An entry as one side leaves it. */
export type Side = HistoryEntry | "deleted";

/** Two changes of one entry that exclude each other. */
export interface CorrectionConflict {
  /** The entry as the person saw it; null where an older app kept none. */
  readonly was: HistoryEntry | null;
  /** Null where it could not be booked now. */
  readonly mine: Side | null;
  readonly theirs: Side;
  /** The entry that stands, or the last one that stood. */
  readonly theirId: string;
}

/** The workspace as the server had it last, and the end of the history that is held. */
type Held = Pick<Present, "stored" | "cutoff">;
type Circumstances = Pick<BudgetView, "snapshot" | "user" | "rates" | "cutoff">;

/** Return whether a refusal is about an entry that was corrected or deleted first. */
export function isCorrectionConflict({
  problem,
  operation,
}: Pick<Refused, "problem" | "operation">): boolean {
  const { code } = problem;
  const isOfEntry = definitionOf(operation).ofEntry?.idOf(operation) !== undefined;
  return isOfEntry && (code === ErrorCode.CONFLICT_REPLACED || code === ErrorCode.CONFLICT_DELETED);
}

/** Return both sides of a refused change; null where it is none of a correction, or another workspace is open. */
export function correctionConflict(refused: Refused, view: Circumstances): CorrectionConflict | null {
  const { snapshot: stored, cutoff } = view;
  if (!isCorrectionConflict(refused) || stored?.workspace.id !== refused.workspaceId) return null;
  const { entry: was = null, problem, operation } = refused;
  const present = presentOf(refused, { stored, cutoff });
  // Until its deletion is read, the entry is still here as it was seen.
  const isDeleted =
    present === undefined || (correctedBy(problem) === null && present.version === was?.version);
  return {
    was,
    mine: mineOf(refused, stored, view),
    theirs: isDeleted ? "deleted" : present,
    theirId: present?.id ?? standingId(stored.corrections, correctedBy(problem)?.id ?? idOf(operation)),
  };
}

/** Return the operation that does now what a refused one was to do: to the entry that stands, or by booking it again. */
export function operationNow(refused: Refused, held: Held): Operation {
  const { operation, entry: seen } = refused;
  const present = presentOf(refused, held);
  if (present === undefined)
    return seen === undefined ? operation : bookedAgain(operation, ofMembers(seen, held.stored));
  const moved = movedTo(operation, present);
  return isCorrection(moved) && seen !== undefined ? mergedCorrection(moved, seen, present) : moved;
}

/**
 * Return what waits with a refused change once that is given up: later corrections of it go with it, refunds and details
 * are of the entry that stands.
 */
export function withoutChain(refused: Refused, held: Held): Pending[] {
  const present = presentOf(refused, held);
  const chain = chainOf(refused);
  return refused.dependents.flatMap((pending) => {
    const { operation } = pending;
    const { ofEntry } = definitionOf(operation);
    if (!chain.has(ofEntry?.idOf(operation) ?? "")) return [pending];
    if (ofEntry?.isExclusive === true) return [];
    if (present !== undefined) return [{ ...pending, operation: movedTo(operation, present) }];
    return operation.name === "addRefund" ? [{ ...pending, operation: unlinked(operation) }] : [];
  });
}

/**
 * Return what waits with a refused change once `instead` takes its place, which says all that later corrections and
 * details said: refunds are of the entry that it makes.
 */
export function withoutCorrections(refused: Refused, instead: Operation): Pending[] {
  const chain = chainOf(refused);
  const [createdId = ""] = madeBy(instead);
  return refused.dependents.flatMap((pending) => {
    const { operation } = pending;
    const { ofEntry } = definitionOf(operation);
    if (!chain.has(ofEntry?.idOf(operation) ?? "")) return [pending];
    if (operation.name !== "addRefund") return [];
    return [{ ...pending, operation: ofEntry?.movedTo(operation, createdId) ?? operation }];
  });
}

/** Return the ids of the entries that a refused correction and the later ones of it would have made. */
function chainOf({ operation, dependents }: Refused): ReadonlySet<string> {
  const chain = new Set(madeBy(operation));
  for (const { operation: later } of dependents) {
    const { ofEntry } = definitionOf(later);
    if (ofEntry?.isExclusive !== true || !chain.has(ofEntry.idOf(later) ?? "")) continue;
    for (const id of madeBy(later)) chain.add(id);
  }
  return chain;
}

/** A refund stays money that came back, of no expense. */
function unlinked(refund: Operation & { readonly name: "addRefund" }): Operation {
  const body = { ...refund.body };
  delete (body as { refundOf?: string }).refundOf;
  return { ...refund, body };
}

function idOf(operation: Operation): string {
  return definitionOf(operation).ofEntry?.idOf(operation) ?? "";
}

/** Return the entry that stands by now; undefined where it was deleted. */
function presentOf({ operation, problem }: Refused, { stored, cutoff }: Held): HistoryEntry | undefined {
  const named = correctedBy(problem);
  const present = standing(stored, named?.id ?? idOf(operation));
  if (present !== undefined || named === null) return present;
  const isRead = !stored.history.some((entry) => entry.id === idOf(operation));
  return isRead && isWithin(named, cutoff) ? undefined : named;
}

/** Return the entry that a change and what waits with it would leave now. */
function mineOf(refused: Refused, stored: State, view: Circumstances): Side | null {
  const { dependents } = refused;
  const first = { ...refused, operation: operationNow(refused, { stored, cutoff: view.cutoff }) };
  if (first.operation.name === "deleteHistory") return "deleted";
  const state = withPending(stored, [first, ...dependents], view, false);
  const [createdId = idOf(first.operation)] = madeBy(first.operation);
  const entry = standing(state, createdId);
  if (entry !== undefined) return entry;
  return dependents.some(({ operation }) => operation.name === "deleteHistory") ? "deleted" : null;
}

/** Return an entry without who paid and bears it, where one of them takes no part any more: the rules decide then. */
function ofMembers(entry: HistoryEntry, { workspace }: State): HistoryEntry {
  const present = membersOf(workspace).map(({ memberId }) => memberId);
  const named = [...(entry.paidBy == null ? [] : [entry.paidBy]), ...Object.keys(entry.shares)];
  return named.every((id) => present.includes(id)) ? entry : { ...entry, paidBy: null, shares: {} };
}

/** Return the operation that books a deleted entry again as it was to become. */
function bookedAgain(operation: Operation, seen: HistoryEntry): Operation {
  if (operation.name === "updateHistory")
    return rebooking({ ...seen, ...detailsIn(operation.body) }, newUuid());
  return isCorrection(operation) ? booked(operation, seen) : operation;
}

function detailsIn({ note, payee, tags }: Partial<Pick<HistoryEntry, "note" | "payee" | "tags">>) {
  return {
    ...(note !== undefined && { note }),
    ...(payee !== undefined && { payee }),
    ...(tags && { tags }),
  };
}

function booked({ id, ...correction }: CorrectingOperation, seen: HistoryEntry): Operation {
  const inherited = { ...detailsIn(seen), date: momentText(seen) };
  switch (correction.name) {
    case "replaceSettlement":
      return { name: "settle", id, body: { ...settlementBody(seen), ...correction.body } };
    case "replaceTransfer": {
      const { accountId, ...body } = { ...inherited, ...correction.body };
      return { name: "transfer", id, accountId, body };
    }
    case "replaceExpense": {
      const body = { ...inherited, ...(seen.paidBy != null && { paidBy: seen.paidBy }), ...correction.body };
      if (!expenses.isSpending(seen.kind) || seen.kind === "expense")
        return { name: "addExpenses", id, body };
      const { refundOf } = seen;
      return { name: "addRefund", id, body: { ...body, ...(refundOf !== null && { refundOf }) } };
    }
  }
}
