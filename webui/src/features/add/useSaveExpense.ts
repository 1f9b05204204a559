import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import type { AddExpense, Operation } from "@/domain";
import { useNames } from "@/i18n/useNames";
import type { IdOf } from "@/parts/forms/useIntent";
import { useUndoableChange } from "@/parts/useUndoToast";
import { categoryByIdAtom } from "@/state/budget/categories";
import { newIdAtom } from "@/state/budget/dispatch";
import type { EntryView } from "@/state/budget/history";
import { failureNoticeAtom } from "@/state/notices";
import type { Outcome } from "@/state/outcome";
import { canRebookAtom, expenseBody } from "@/state/budget/rebooking";

/** Books an expense, or what replaces one; says so, and offers to take it back. */
export function useSaveExpense(replaced: EntryView | null) {
  const announce = useSetAtom(failureNoticeAtom);
  const change = useUndoableChange();
  const newId = useAtomValue(newIdAtom);
  const textOf = useText(replaced);
  const isReversible = useAtomValue(canRebookAtom);
  return async (body: AddExpense, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("his");
    const canUndo = replaced === null || isReversible(replaced);
    const outcome = await change({
      operation: saving(id, body, replaced),
      text: textOf(body),
      undo: canUndo ? reversing(id, newId("his"), replaced) : null,
    });
    if (!outcome.ok) for (const code of Object.values(outcome.fields)) announce({ ...outcome, code });
    return outcome;
  };
}

function saving(id: string, body: AddExpense, replaced: EntryView | null): Operation {
  if (replaced === null) return { name: "addExpenses", id, body };
  return { name: "replaceExpense", id, entryId: replaced.id, body };
}

function reversing(id: string, newId: string, replaced: EntryView | null): Operation {
  if (replaced === null) return { name: "deleteHistory", id };
  return { name: "replaceExpense", id: newId, entryId: id, body: expenseBody(replaced) };
}

function useText(replaced: EntryView | null) {
  const { t } = useTranslation();
  const names = useNames();
  const categories = useAtomValue(categoryByIdAtom);
  return ({ categoryId }: AddExpense): string => {
    const category = names(categories.get(categoryId)?.name ?? "");
    return replaced === null ? t("add.added", { category }) : t("add.corrected");
  };
}
