import { useSetAtom } from "jotai";
import { guestDialogAtom } from "@/state/session/guestDialog";
import type { Outcome } from "@/state/outcome";

/** The same action; the dialog closes when it went well. */
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
