import { useAtomValue } from "jotai";
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

/**
 * Return an entry as it stands, followed through others' corrections; null where it never was here. While `isHeld`, as
 * long as this form changes it itself, and in another workspace it stays as it was.
 */
export function useStanding(entryId: string, isHeld: boolean): Standing | null {
  const found = useAtomValue(entryByIdAtom)(entryId);
  const cutoff = useAtomValue(cutoffAtom);
  const workspaceId = useAtomValue(workspaceAtom)?.id;
  const [kept, keep] = useState<(Standing & { readonly workspaceId: string | undefined }) | null>(null);
  const isMeant = kept === null || (!isHeld && kept.workspaceId === workspaceId);
  if (!isMeant) return kept;
  // Older entries than those that are held may be let go: they were not deleted.
  const isDeleted = found === undefined && kept !== null && isWithin(kept.present, cutoff);
  const present = found ?? kept?.present;
  if (present === undefined) return null;
  if (kept?.present === present && kept.isDeleted === isDeleted) return kept;
  const standing = { origin: kept?.origin ?? present, present, isDeleted, workspaceId };
  keep(standing);
  return standing;
}
