import { useSetAtom } from "jotai";
import { failureNoticeAtom } from "@/state/notices";
import type { Outcome } from "@/state/outcome";

/** Announces why a change was refused, where no field can show it. */
export function useAnnounced(): (outcome: Outcome) => void {
  const announce = useSetAtom(failureNoticeAtom);
  return (outcome) => {
    if (outcome.ok) return;
    for (const code of Object.values(outcome.fields)) announce({ ...outcome, code });
  };
}
