import { useSetAtom, type Atom, type WritableAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import type { StatisticsRun } from "@/state/budget/statistics";
import { onlineAtom } from "@/state/connection";

/** Reads a run of months: anew for other months, when the connection is back, and when `changed` is another. */
export function useRunLoading(
  runAtom: Atom<StatisticsRun | null>,
  loadAtom: WritableAtom<null, [], Promise<void>>,
  changed: unknown = null,
): () => void {
  const run = useAtomValue(runAtom);
  const isOnline = useAtomValue(onlineAtom);
  const load = useSetAtom(loadAtom);
  const asked = run && `${run.workspaceId} ${run.keys.join()} ${String(run.isMine)}`;
  useEffect(() => {
    if (asked !== null) void load();
  }, [asked, isOnline, load, changed]);
  return () => void load();
}
