import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { replacingBody, transferBody, type AddExpense, type Operation } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import type { IdOf } from "@/parts/forms/useIntent";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoToast } from "@/parts/useUndoToast";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import type { EntryView } from "@/state/budget/history";
import { canRebookAtom } from "@/state/budget/rebooking";
import type { Outcome } from "@/state/outcome";
import type { EntryBody } from "./booking";
import { useAdded } from "./useAdded";
import { useLevelText } from "./useLevelText";

/** Books an entry, or what replaces one; says so, and offers to take it back. */
export function useSaveEntry(replaced: EntryView | null) {
  const [dispatch, announce] = [useSetAtom(dispatchAtom), useAnnounced()];
  const offer = useUndoToast();
  const newId = useAtomValue(newIdAtom);
  const [textOf, watch] = [useText(replaced), useLevelText()];
  const isReversible = useAtomValue(canRebookAtom);
  return async (entry: EntryBody, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("his");
    const canUndo = replaced === null || isReversible(replaced);
    const undo = canUndo ? reversing(id, newId("his"), replaced) : null;
    const withLevel = watch(entry);
    const outcome = await dispatch(operationOf(id, entry, replaced));
    if (outcome.ok) offer(withLevel(textOf(entry)), undo && (() => dispatch(undo)));
    announce(outcome);
    return outcome;
  };
}

/** Return the operation that books an entry, or replaces one by it. */
export function operationOf(id: string, { kind, body }: EntryBody, replaced: EntryView | null): Operation {
  if (kind === "expense") {
    if (replaced === null) return { name: "addExpenses", id, body };
    return { name: "replaceExpense", id, entryId: replaced.id, body };
  }
  if (kind === "refund")
    return replaced === null ? { name: "addRefund", id, body } : correctedRefund(id, body, replaced.id);
  if (replaced !== null) return { name: "replaceTransfer", id, entryId: replaced.id, body };
  const { accountId, ...transfer } = body;
  return { name: "transfer", id, accountId, body: transfer };
}

function reversing(id: string, newId: string, replaced: EntryView | null): Operation {
  if (replaced === null) return { name: "deleteHistory", id };
  if (replaced.kind === "refund") return correctedRefund(newId, replacingBody(replaced), id);
  if (replaced.kind === "expense")
    return { name: "replaceExpense", id: newId, entryId: id, body: replacingBody(replaced) };
  return { name: "replaceTransfer", id: newId, entryId: id, body: transferBody(replaced) };
}

/** A refund stays one of its expense. */
function correctedRefund(id: string, body: AddExpense, entryId: string): Operation {
  return { name: "replaceExpense", id, entryId, body, isRefund: true };
}

function useText(replaced: EntryView | null) {
  const { t } = useTranslation();
  const added = useAdded();
  return (entry: EntryBody): string => {
    if (replaced === null) return added(entry);
    if (entry.kind === "expense") return t("add.corrected");
    if (entry.kind === "refund") return t("add.correctedRefund");
    return t(entry.body.fromAccountId === undefined ? "add.correctedIncome" : "add.correctedTransfer");
  };
}
