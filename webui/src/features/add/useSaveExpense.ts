import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { AddExpense, Operation } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { categoryByIdAtom } from "@/state/budget/categories";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import type { EntryView } from "@/state/budget/history";
import { failureNoticeAtom } from "@/state/notices";
import { canRebookAtom, expenseBody } from "@/state/budget/rebooking";
import { showToast } from "@/ui/overlays/toasts";

/** Books an expense, or what replaces one; says so, and offers to take it back. True when it was booked. */
export function useSaveExpense(replaced: EntryView | null) {
  const [dispatch, announce] = [useSetAtom(dispatchAtom), useSetAtom(failureNoticeAtom)];
  const newId = useAtomValue(newIdAtom);
  const say = useSaying(replaced);
  return async (body: AddExpense): Promise<boolean> => {
    const id = newId("his");
    const outcome = await dispatch(saving(id, body, replaced));
    if (outcome.ok) say(body, () => void dispatch(reversing(id, newId("his"), replaced)));
    else for (const code of Object.values(outcome.fields)) announce({ ...outcome, code });
    return outcome.ok;
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

function useSaying(replaced: EntryView | null) {
  const { t } = useTranslation();
  const names = useNames();
  const categories = useAtomValue(categoryByIdAtom);
  const canRebook = useAtomValue(canRebookAtom);
  return ({ categoryId }: AddExpense, undo: () => void) => {
    const category = names(categories.get(categoryId)?.name ?? "");
    const text = replaced === null ? t("add.added", { category }) : t("add.corrected");
    const isReversible = replaced === null || canRebook(replaced);
    showToast(isReversible ? { text, action: { label: t("actions.undo"), run: undo } } : { text });
  };
}
