import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { isWithin } from "@/data/sync/historyCutoff";
import { cutoffAtom, entryByIdAtom, type EntryView } from "@/state/budget/history";
import { workspaceAtom } from "@/state/budget/workspace";

/** An entry whose form is open: as it was at first, and as it stands. */
export interface Standing {
  readonly origin: EntryView;
  /** The entry in its place; of a deleted one the last that stood. */
  readonly present: EntryView;
  readonly isDeleted: boolean;
}

interface Kept extends Standing {
  readonly entryId: string;
  readonly workspaceId: string | undefined;
}

/**
 * Return an entry as it stands, followed through others' corrections; null where it never was here. While `isHeld`, as
 * long as its form changes it itself, and in another workspace it stays as it was.
 */
export function useStanding(entryId: string | null, isHeld: boolean): Standing | null {
  const found = useAtomValue(entryByIdAtom)(entryId ?? "");
  const cutoff = useAtomValue(cutoffAtom);
  const workspaceId = useAtomValue(workspaceAtom)?.id;
  const [last, keep] = useState<Kept | null>(null);
  if (entryId === null) return null;
  const kept = last?.entryId === entryId ? last : null;
  if (kept !== null && (isHeld || kept.workspaceId !== workspaceId)) return kept;
  const present = found ?? kept?.present;
  if (present === undefined) return null;
  // Older entries than those that are held may be let go: they were not deleted.
  const isDeleted = found === undefined && isWithin(present, cutoff);
  if (kept?.present === present && kept.isDeleted === isDeleted) return kept;
  const standing = { entryId, workspaceId, origin: kept?.origin ?? present, present, isDeleted };
  keep(standing);
  return standing;
}

/** Tell an entry from what it was before another correction or edit. */
export function versionOf({ id, version }: EntryView): string {
  return `${id} ${String(version)}`;
}
