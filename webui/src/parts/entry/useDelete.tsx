import { useAtomValue } from "@/state/useAtomValue";
import { useState, type ReactNode } from "react";
import { rebooking } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useUndoableChange } from "@/parts/useUndoToast";
import { newIdAtom } from "@/state/budget/dispatch";
import type { EntryView } from "@/state/budget/history";
import { canRebookAtom } from "@/state/budget/rebooking";
import type { Outcome } from "@/state/outcome";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";

const DELETED = {
  expense: "history.deletedExpense",
  refund: "history.deletedRefund",
  income: "history.deletedIncome",
  transfer: "history.deletedTransfer",
  settlement: "history.deletedSettlement",
} as const;

/** Takes an entry back, and offers to book it again where that gives the same. */
export function useDelete(entry: EntryView): () => Promise<Outcome> {
  const { t } = useTranslation();
  const change = useUndoableChange();
  const newId = useAtomValue(newIdAtom);
  const isReversible = useAtomValue(canRebookAtom)(entry);
  return () =>
    change({
      operation: { name: "deleteHistory", id: entry.id },
      text: t(DELETED[entry.kind]),
      undo: isReversible ? rebooking(entry, newId("his")) : null,
    });
}

export interface AskedDelete {
  readonly press: () => void;
  /** The question where it can't be undone. */
  readonly dialog: ReactNode;
}

/** Takes an entry back, and asks first where that can't be undone; `onDelete` runs before it goes. */
export function useAskedDelete(entry: EntryView, onDelete: () => void): AskedDelete {
  const { t } = useTranslation();
  const isReversible = useAtomValue(canRebookAtom)(entry);
  const [asking, setAsking] = useState(false);
  const remove = useDelete(entry);
  const removeNow = () => {
    onDelete();
    void remove();
  };
  return {
    press: () => {
      if (isReversible) removeNow();
      else setAsking(true);
    },
    dialog: (
      <ConfirmDialog
        open={asking}
        title={t("history.deleteTitle")}
        text={t("history.deleteText")}
        confirmLabel={t("actions.delete")}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={removeNow}
      />
    ),
  };
}
