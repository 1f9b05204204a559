import { useSetAtom } from "jotai";
import { guestDialogAtom } from "@/state/session/guestDialog";
import type { Outcome } from "@/state/outcome";

/** Wrap an action so that the dialog closes once it succeeded. */
export function useCloseAfter<Values>(
  action: (values: Values) => Promise<Outcome>,
): (values: Values) => Promise<Outcome> {
  const setMode = useSetAtom(guestDialogAtom);
  return async (values) => {
    const outcome = await action(values);
    if (outcome.ok) setMode(null);
    return outcome;
  };
}
