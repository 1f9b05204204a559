import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { Operation } from "@/domain";
import { dispatchAtom } from "@/state/budget/dispatch";
import { isQueuedAtom } from "@/state/connection";
import type { Outcome } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";

/** Says what was done, or that it is kept here for now, and offers to take it back; null: it can't be. */
export function useUndoToast(): (text: string, undo: (() => unknown) | null) => void {
  const { t } = useTranslation();
  const isHeld = useAtomValue(isQueuedAtom);
  return (done, undo) => {
    const text = isHeld ? t("states.keptText", { text: done }) : done;
    if (undo === null) showToast({ text });
    else showToast({ text, action: { label: t("actions.undo"), run: () => void undo() } });
  };
}

/** A change, what is said once it is done, and the change that takes it back; null: none does. */
export interface UndoableChange {
  readonly operation: Operation;
  readonly text: string;
  readonly undo: Operation | null;
}

/** Makes a change, says so, and offers to take it back. A refused one says nothing here. */
export function useUndoableChange(): (change: UndoableChange) => Promise<Outcome> {
  const dispatch = useSetAtom(dispatchAtom);
  const offer = useUndoToast();
  return async ({ operation, text, undo }) => {
    const outcome = await dispatch(operation);
    if (outcome.ok) offer(text, undo && (() => dispatch(undo)));
    return outcome;
  };
}
