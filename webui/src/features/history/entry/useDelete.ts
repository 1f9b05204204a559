import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useUndoableChange } from "@/parts/useUndoToast";
import { newIdAtom } from "@/state/budget/dispatch";
import type { EntryView } from "@/state/budget/history";
import { canRebookAtom, rebooking } from "@/state/budget/rebooking";
import type { Outcome } from "@/state/outcome";

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
