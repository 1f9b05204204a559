/** Cutoff of a workspace's history on this device: down to it every entry is held. */
import { compareEntries, type HistoryEntry } from "@/domain";
import type { HistoryPage } from "@/contract/schemas";
import type { Reads } from "../device/storeReader";

/**
 * The entry down to which all entries are held; of older ones only those that were found, or made here. The server reads
 * on from its cursor.
 */
export interface HistoryCutoff extends Pick<HistoryEntry, "localDay" | "date" | "id"> {
  readonly cursor: string;
}

/** Return the end of a page; null when nothing comes after it. */
export function cutoffOf({ entries, nextCursor }: HistoryPage): HistoryCutoff | null {
  const last = entries.at(-1);
  if (nextCursor === null || last === undefined) return null;
  const { localDay, date, id } = last;
  return { cursor: nextCursor, localDay, date, id };
}

/** Return whether an entry is in the part that is held completely; without a cutoff every one is. */
export function isWithin(entry: Omit<HistoryCutoff, "cursor">, cutoff: HistoryCutoff | null): boolean {
  return cutoff === null || compareEntries(entry, cutoff) <= 0;
}

/** As it is kept, whichever tab moved it; an older app kept the cursor alone. */
export async function readCutoff(store: Reads, workspaceId = ""): Promise<HistoryCutoff | null> {
  const note = await store.readNote<HistoryCutoff | string>(cutoffNote(workspaceId));
  if (typeof note !== "string") return note;
  const entries = (await store.read(workspaceId))?.history ?? [];
  return cutoffOf({ entries, nextCursor: note });
}

export function cutoffNote(workspaceId: string): string {
  return `cursor ${workspaceId}`;
}

/** Where each page that was read ends, the newest first: down to one of them the history can be cut. */
export function marksNote(workspaceId: string): string {
  return `marks ${workspaceId}`;
}
