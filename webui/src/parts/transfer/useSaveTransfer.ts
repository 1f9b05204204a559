import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import type { Operation, ReplaceTransfer } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { IdOf } from "@/parts/forms/useIntent";
import { useUndoableChange } from "@/parts/useUndoToast";
import { accountByIdAtom } from "@/state/budget/accounts";
import { newIdAtom } from "@/state/budget/dispatch";
import type { EntryView } from "@/state/budget/history";
import { canRebookAtom, transferBody } from "@/state/budget/rebooking";
import type { Outcome } from "@/state/outcome";

/** Books an income or a transfer, or what replaces one; says so, and offers to take it back. */
export function useSaveTransfer(replaced: EntryView | null) {
  const change = useUndoableChange();
  const newId = useAtomValue(newIdAtom);
  const textOf = useText(replaced);
  const isReversible = useAtomValue(canRebookAtom);
  return (body: ReplaceTransfer, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("his");
    const canUndo = replaced === null || isReversible(replaced);
    return change({
      operation: saving(id, body, replaced),
      text: textOf(body),
      undo: canUndo ? reversing(id, newId("his"), replaced) : null,
    });
  };
}

function saving(id: string, body: ReplaceTransfer, replaced: EntryView | null): Operation {
  if (replaced !== null) return { name: "replaceTransfer", id, entryId: replaced.id, body };
  const { accountId, ...transfer } = body;
  return { name: "transfer", id, accountId, body: transfer };
}

function reversing(id: string, newId: string, replaced: EntryView | null): Operation {
  if (replaced === null) return { name: "deleteHistory", id };
  return { name: "replaceTransfer", id: newId, entryId: id, body: transferBody(replaced) };
}

function useText(replaced: EntryView | null) {
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  const accounts = useAtomValue(accountByIdAtom);
  return ({ accountId, fromAccountId, value }: ReplaceTransfer): string => {
    if (replaced !== null)
      return t(fromAccountId === undefined ? "add.correctedIncome" : "add.correctedTransfer");
    const account = accounts.get(accountId);
    const amount = money(value, account?.currency ?? "", { signed: true }).text;
    return t("accounts.arrived", { amount, name: names(account?.name ?? "") });
  };
}
