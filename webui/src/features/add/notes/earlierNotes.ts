/** Notes of earlier entries that the next one may repeat. */
import type { HistoryEntry } from "@/domain";
import type { KeypadKind } from "../kinds";

const NOTES_MAX = 3;

/** Where the next entry will be booked. */
export interface Place {
  readonly kind: KeypadKind;
  /** Category of an expense. */
  readonly categoryId: string | undefined;
  /** The account it leaves; of an income the one it arrives in. */
  readonly accountId: string | undefined;
}

/** A note, and the entry that had it last. */
export interface EarlierNote {
  readonly note: string;
  readonly entry: HistoryEntry;
}

/** Return the last different notes of a category, then of an account; `history` is newest first. */
export function earlierNotes(history: readonly HistoryEntry[], place: Place): readonly EarlierNote[] {
  const { kind, categoryId, accountId } = place;
  const notes = new Map<string, EarlierNote>();
  const collect = (isAlike: (entry: HistoryEntry) => boolean) => {
    for (const entry of history) {
      if (notes.size === NOTES_MAX) return;
      if (entry.kind === kind && isAlike(entry)) add(notes, entry);
    }
  };
  if (categoryId !== undefined) collect((entry) => entry.categoryId === categoryId);
  collect((entry) => (kind === "transfer" ? entry.fromAccountId : entry.accountId) === accountId);
  return [...notes.values()];
}

function add(notes: Map<string, EarlierNote>, entry: HistoryEntry): void {
  const note = entry.note.trim();
  const key = note.toLocaleLowerCase();
  if (note !== "" && !notes.has(key)) notes.set(key, { note, entry });
}
