/** Words of earlier entries, which the next one may repeat. */
import { search, type HistoryEntry } from "@/domain";
import type { KeypadKind } from "../kinds";

const SHOWN_MAX = 5;

/** Kind of the next entry, and the words typed of it. */
export interface Begun {
  readonly kind: KeypadKind;
  /** Category that was chosen: its entries come first. */
  readonly categoryId: string | null;
  /** Words that nothing else took; without any the last entries are offered. */
  readonly text: string;
}

/** Return the last entries of different payees and notes whose words begin so; `history` is newest first. */
export function earlierEntries(history: readonly HistoryEntry[], begun: Begun): readonly HistoryEntry[] {
  const { kind, categoryId, text } = begun;
  const found = new Map<string, HistoryEntry>();
  const collect = (isAlike: (entry: HistoryEntry) => boolean) => {
    for (const entry of history) {
      if (found.size === SHOWN_MAX) return;
      const words = `${entry.payee} ${entry.note}`.trim();
      const key = words.toLocaleLowerCase();
      if (entry.kind !== kind || key === "" || found.has(key) || !isAlike(entry)) continue;
      if (
        text === "" ||
        (search.matches(text, [entry.payee, entry.note]) && key !== text.toLocaleLowerCase())
      )
        found.set(key, entry);
    }
  };
  if (categoryId !== null) collect((entry) => entry.categoryId === categoryId);
  collect(() => true);
  return [...found.values()];
}
