/** Payees and tags renamed in every entry that has them; a name that others have already takes these in. */
import { foldedOnce } from "../../rules/payees";
import { renamed } from "../../rules/tags";
import type { HistoryEntry } from "@/contract/budget";
import type { State } from "../state";
import { edit } from "./rows";

/** An entry's payee or tags as they were before a rename. */
export type Before = Pick<HistoryEntry, "id"> & Partial<Pick<HistoryEntry, "payee" | "tags">>;

/** Return the state in which entries of a payee have another one. */
export function withPayee(state: State, name: string, newName: string, now: string): State {
  const formOf = foldedOnce();
  return withEntries(state, (entry) =>
    formOf(entry.payee) === formOf(name) ? edit(entry, { payee: newName }, now) : entry,
  );
}

/** Return the state in which entries of a tag have another one in its place; one that has both keeps one. */
export function withTag(state: State, name: string, newName: string, now: string): State {
  return withEntries(state, (entry) => {
    if (name === newName || !entry.tags.includes(name)) return entry;
    return edit(entry, { tags: renamed(entry.tags, name, newName) }, now);
  });
}

/** Return the state in which entries have their payees or tags again. */
export function restored(state: State, before: readonly Before[], now: string): State {
  const known = new Map(before.map(({ id, ...fields }) => [id, fields]));
  return withEntries(state, (entry) => edit(entry, known.get(entry.id) ?? {}, now));
}

function withEntries(state: State, change: (entry: HistoryEntry) => HistoryEntry): State {
  return { ...state, history: state.history.map(change) };
}
