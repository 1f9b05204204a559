/** Chains of corrections: the entry that stands in the place of one that was corrected. */
import type { HistoryEntry } from "@/contract/budget";
import { DomainError, ErrorCode } from "../rules/base/errors";
import { book, relinked, takeBack } from "./apply/bookings";
import { find, has } from "./apply/rows";
import type { Correction, State } from "./state";

type Corrected = Pick<State, "history" | "corrections">;

/** Return the id of the entry at the end of a chain; of an entry that was never corrected its own. */
export function standingId(corrections: readonly Correction[], id: string): string {
  const next = new Map(corrections.map((correction) => [correction.id, correction.by]));
  const passed = new Set<string>();
  let last = id;
  // A chain that an undo turned round while this device was away must end, too.
  for (let by = next.get(last); by !== undefined && !passed.has(by); by = next.get(last)) {
    passed.add(last);
    last = by;
  }
  return last;
}

/** Return the entry that stands in the place of an id; undefined when it was deleted or is not held here. */
export function standing({ history, corrections }: Corrected, id: string): HistoryEntry | undefined {
  return (
    history.find((entry) => entry.id === id) ??
    history.find((entry) => entry.id === standingId(corrections, id))
  );
}

/** Return whether an entry was booked under an id, also where it was corrected since. */
export function isBooked({ history, corrections }: Corrected, id: string): boolean {
  return has(history, id) || has(corrections, id);
}

/**
 * Return the entry that a correction takes the place of.
 *
 * Throws `conflict.replaced` where another one did already, `notFound` where there is none.
 */
export function findUncorrected({ history, corrections }: Corrected, id: string): HistoryEntry {
  const isReplaced = !has(history, id) && has(history, standingId(corrections, id));
  if (isReplaced) throw new DomainError(ErrorCode.CONFLICT_REPLACED);
  return find(history, id);
}

/** Return the chains with those of entries: an entry that stands was corrected by none. */
export function withCorrections(
  corrections: readonly Correction[],
  entries: readonly HistoryEntry[],
): readonly Correction[] {
  const newCorrections = entries.flatMap(({ id, replaces }) => (replaces ? [{ id: replaces, by: id }] : []));
  const known = new Set([...newCorrections.map(({ id }) => id), ...entries.map(({ id }) => id)]);
  if (!corrections.some(({ id }) => known.has(id)) && newCorrections.length === 0) return corrections;
  return [...corrections.filter(({ id }) => !known.has(id)), ...newCorrections];
}

/** Return the state with an entry in place of the one that it corrects; refunds of that one point to it. */
export function bookCorrection(
  state: State,
  replaced: HistoryEntry,
  entry: HistoryEntry,
  now: string,
): State {
  const cleared = relinked(takeBack(state, replaced), replaced.id, entry.id, now);
  return { ...book(cleared, entry), corrections: withCorrections(state.corrections, [entry]) };
}
