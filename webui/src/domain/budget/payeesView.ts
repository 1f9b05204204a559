/** Payees and tags of a history, as the server lists them: with what was booked of each last. */
import type { HistoryEntry } from "@/contract/budget";
import { foldedOnce } from "../rules/entries/payees";

/** A payee, and where its last entry was booked. */
export interface PayeeRow {
  /** As its last entry spells it. */
  readonly name: string;
  readonly count: number;
  /** Moment of its last entry. */
  readonly lastAt: string;
  readonly categoryId: string | null;
  readonly accountId: string;
  readonly note: string;
}

export interface TagRow {
  readonly name: string;
  readonly count: number;
  readonly lastAt: string;
}

/** Return the payees of a history that is newest first, newest first as well. */
export function payeesView(history: readonly HistoryEntry[]): readonly PayeeRow[] {
  const rows = new Map<string, PayeeRow>();
  const formOf = foldedOnce();
  for (const { payee, date, categoryId, accountId, note } of history) {
    if (payee === "" || accountId === null) continue;
    const form = formOf(payee);
    const row = rows.get(form);
    const last = { name: payee, lastAt: date, categoryId, accountId, note };
    rows.set(form, { ...(row ?? last), count: (row?.count ?? 0) + 1 });
  }
  return [...rows.values()];
}

/** Return the tags of a history that is newest first, newest first as well. */
export function tagsView(history: readonly HistoryEntry[]): readonly TagRow[] {
  const rows = new Map<string, TagRow>();
  for (const { tags, date } of history) {
    for (const name of tags) {
      const row = rows.get(name);
      rows.set(name, { name, lastAt: row?.lastAt ?? date, count: (row?.count ?? 0) + 1 });
    }
  }
  return [...rows.values()];
}
