import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { isWithin } from "@/data/sync/historyCutoff";
import { cutoffAtom, entryByIdAtom, type EntryView } from "@/state/budget/history";
import { workspaceAtom } from "@/state/budget/workspace";

/** An entry whose form is open: as it was at first, and as it stands. */
export interface EntryVersions {
  readonly origin: EntryView;
  /** The entry in its place; of a deleted one the last that stood. */
  readonly present: EntryView;
  readonly isDeleted: boolean;
}

interface Kept extends EntryVersions {
  readonly entryId: string;
  readonly workspaceId: string | undefined;
}

/**
 * Return an entry as it stands, followed through others' corrections; null where it never was here. While `isHeld`, as
 * long as its form changes it itself, and in another workspace it stays as it was.
 */
export function useEntryVersions(entryId: string | null, isHeld: boolean): EntryVersions | null {
  const current = useAtomValue(entryByIdAtom)(entryId ?? "");
  const cutoff = useAtomValue(cutoffAtom);
  const workspaceId = useAtomValue(workspaceAtom)?.id;
  const [last, keep] = useState<Kept | null>(null);
  if (entryId === null) return null;
  const previous = last?.entryId === entryId ? last : null;
  if (previous !== null && (isHeld || previous.workspaceId !== workspaceId)) return previous;
  const present = current ?? previous?.present;
  if (present === undefined) return null;
  // Older entries than those that are held may be let go: they were not deleted.
  const isDeleted = current === undefined && isWithin(present, cutoff);
  if (previous?.present === present && previous.isDeleted === isDeleted) return previous;
  const standing = { entryId, workspaceId, origin: previous?.origin ?? present, present, isDeleted };
  keep(standing);
  return standing;
}

/** Tell an entry from what it was before another correction or edit. */
export function versionOf({ id, version }: EntryView): string {
  return `${id} ${String(version)}`;
}
