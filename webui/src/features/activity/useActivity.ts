import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { activityAtom, activityRunAtom, loadActivityAtom, type Activity } from "@/state/budget/activity";
import { onlineAtom } from "@/state/connection";
import { optimisticStateAtom } from "@/state/view";

/** The activity as it is read: anew whenever the budget changes, for another choice, and when the connection is back. */
export function useActivity(): Activity & { again: () => void } {
  const activity = useAtomValue(activityAtom);
  const run = useAtomValue(activityRunAtom);
  const isOnline = useAtomValue(onlineAtom);
  const budget = useAtomValue(optimisticStateAtom);
  const load = useSetAtom(loadActivityAtom);
  useEffect(() => {
    void load();
  }, [run, isOnline, budget, load]);
  return { ...activity, again: () => void load() };
}
