/** Part of a workspace's history that this device holds. */
import { compareEntries, type HistoryEntry } from "@/domain";
import type { HistoryPage } from "@/contract/schemas";
import type { Store } from "../device/store";

/**
 * The entry down to which all entries are held; of older ones only those that were found, or made here. The server reads
 * on from its cursor.
 */
export interface Reach extends Pick<HistoryEntry, "localDay" | "date" | "id"> {
  readonly cursor: string;
}

/** Return the end of a page; null when nothing comes after it. */
export function reachOf({ entries, nextCursor }: HistoryPage): Reach | null {
  const last = entries.at(-1);
  if (nextCursor === null || last === undefined) return null;
  const { localDay, date, id } = last;
  return { cursor: nextCursor, localDay, date, id };
}

/** Return whether an entry is in the part that is held completely; without a reach every one is. */
export function isWithin(entry: Omit<Reach, "cursor">, reach: Reach | null): boolean {
  return reach === null || compareEntries(entry, reach) <= 0;
}

/** As it is kept, whichever tab moved it; an older app kept the cursor alone. */
export async function readReach(store: Store, workspaceId = ""): Promise<Reach | null> {
  const kept = await store.readNote<Reach | string>(reachNote(workspaceId));
  if (typeof kept !== "string") return kept;
  const entries = (await store.read(workspaceId))?.history ?? [];
  return reachOf({ entries, nextCursor: kept });
}

export function reachNote(workspaceId: string): string {
  return `cursor ${workspaceId}`;
}

/** Where each page that was read ends, the newest first: down to one of them the history can be cut. */
export function marksNote(workspaceId: string): string {
  return `marks ${workspaceId}`;
}
