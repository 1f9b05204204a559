/** Earlier notes and payees, which say the category of the next entry with the same ones. */
import { find } from "../entries/payees";
import type { KnownPayee, Ledger } from "./ledger";
import { LETTERS_MIN, SMALL_WORDS } from "./names";
import { join, split, type Word } from "./words";

const TAG = "#";

/** Category and account that a note or a payee was booked on last. */
export interface Memory {
  readonly key: string;
  readonly categoryId: string;
  readonly accountId: string;
}

/** Earlier entries whose note or payee was typed: the newest one, or the newest of each category. */
export interface Recalled {
  readonly rows: readonly Memory[];
  /** The whole text, not the beginning of texts. */
  readonly isExact: boolean;
}

/** The entries that the words remind of, payees before notes; archived categories are forgotten. */
export function recall(words: readonly Word[], ledger: Ledger): Recalled {
  const typed = keyOf(words);
  const newest = new Map<string, Memory>();
  if (!isTelling(typed)) return { rows: [], isExact: false };
  const live = new Set(ledger.categories.map(({ id }) => id));
  for (const row of rowsOf(ledger)) {
    if (!live.has(row.categoryId)) continue;
    if (row.key === typed) return { rows: [row], isExact: true };
    if (row.key.startsWith(typed) && !newest.has(row.categoryId)) newest.set(row.categoryId, row);
  }
  return { rows: [...newest.values()], isExact: false };
}

/**
 * Return the known payee that the words name, as it was typed before; empty where they name none. Their beginning is
 * enough where only one payee begins so, and its category is the entry's.
 */
export function typedPayee(words: readonly Word[], ledger: Ledger, categoryId: string | null): string {
  const known = ledger.payees.map(({ name }) => name);
  const found = find(join(words), known);
  const typed = keyOf(words);
  if (found !== "" || categoryId === null || !isTelling(typed)) return found;
  const alike = new Map<string, KnownPayee>();
  for (const row of ledger.payees.toReversed()) alike.set(keyOf(split(row.name)), row);
  const [begun, ...others] = [...alike].flatMap(([key, row]) => (key.startsWith(typed) ? [row] : []));
  const isNote = ledger.memory.some(({ note }) => keyOf(split(note)).startsWith(typed));
  const isSure = begun?.categoryId === categoryId && others.length === 0 && !isNote;
  return isSure ? begun.name : "";
}

function rowsOf({ payees, memory }: Ledger): Memory[] {
  const named = payees.flatMap(({ name, categoryId, accountId }) =>
    categoryId === null ? [] : [{ key: keyOf(split(name)), categoryId, accountId }],
  );
  const noted = memory.map(({ note, categoryId, accountId }) => ({
    key: keyOf(split(note)),
    categoryId,
    accountId,
  }));
  return [...named, ...noted];
}

function isTelling(typed: string): boolean {
  return Array.from(typed).length >= LETTERS_MIN && !SMALL_WORDS.has(typed);
}

function keyOf(words: readonly Word[]): string {
  return words
    .filter(({ key, text }) => key !== "" && !text.startsWith(TAG))
    .map(({ key }) => key)
    .join(" ");
}
