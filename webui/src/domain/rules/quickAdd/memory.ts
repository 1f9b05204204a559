/** Earlier notes, which say the category of the next entry with the same note. */
import type { Ledger, Remembered } from "./ledger";
import { LETTERS_MIN, SMALL_WORDS } from "./names";
import { split, type Word } from "./words";

const TAG = "#";

/** Earlier entries whose note was typed: the newest one, or the newest of each category. */
export interface Recalled {
  readonly rows: readonly Remembered[];
  /** The whole note, not the beginning of notes. */
  readonly isExact: boolean;
}

/** The entries that the words remind of; archived categories are forgotten. */
export function recall(words: readonly Word[], ledger: Ledger): Recalled {
  const typed = keyOf(words);
  const newest = new Map<string, Remembered>();
  if (Array.from(typed).length < LETTERS_MIN || SMALL_WORDS.has(typed)) return { rows: [], isExact: false };
  const live = new Set(ledger.categories.map(({ id }) => id));
  for (const row of ledger.memory) {
    const note = live.has(row.categoryId) ? keyOf(split(row.note)) : "";
    if (note === typed) return { rows: [row], isExact: true };
    if (note.startsWith(typed) && !newest.has(row.categoryId)) newest.set(row.categoryId, row);
  }
  return { rows: [...newest.values()], isExact: false };
}

function keyOf(words: readonly Word[]): string {
  return words
    .filter(({ key, text }) => key !== "" && !text.startsWith(TAG))
    .map(({ key }) => key)
    .join(" ");
}
