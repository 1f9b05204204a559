import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { Operation } from "@/domain";
import { dispatchAtom } from "@/state/budget/dispatch";
import type { Outcome } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";

/** Says what was done and offers to take it back; null: it can't be. */
export function useUndoToast(): (text: string, undo: (() => unknown) | null) => void {
  const { t } = useTranslation();
  return (text, undo) => {
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
