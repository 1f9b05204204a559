import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import type { EntryView } from "@/state/budget/history";
import { canRebookAtom, rebooking } from "@/state/budget/rebooking";
import { showToast } from "@/ui/overlays/toasts";

const DELETED = {
  expense: "history.deletedExpense",
  income: "history.deletedIncome",
  transfer: "history.deletedTransfer",
} as const;

/** Takes an entry back, and offers to book it again where that gives the same. */
export function useDelete(entry: EntryView) {
  const { t } = useTranslation();
  const dispatch = useSetAtom(dispatchAtom);
  const newId = useAtomValue(newIdAtom);
  const isReversible = useAtomValue(canRebookAtom)(entry);
  return async (): Promise<void> => {
    const outcome = await dispatch({ name: "deleteHistory", id: entry.id });
    if (!outcome.ok) return;
    const text = t(DELETED[entry.kind]);
    const undo = () => void dispatch(rebooking(entry, newId("his")));
    showToast(isReversible ? { text, action: { label: t("actions.undo"), run: undo } } : { text });
  };
}
