import { useTranslation } from "@/i18n/useTranslation";
import { validation } from "@/domain";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { EntryView } from "@/state/budget/history";

/** Saves a note and offers to take that back; gives the code of what is wrong, if anything. */
export function useSaveNote({ id, note: before }: EntryView) {
  const { t } = useTranslation();
  const change = useUndoableChange();
  return async (text: string): Promise<string | undefined> => {
    const note = validation.check("note", text);
    const outcome = await change({
      operation: { name: "updateHistory", id, body: { note } },
      text: t("history.noteChanged"),
      undo: { name: "updateHistory", id, body: { note: before } },
    });
    return outcome.ok ? undefined : (outcome.fields["note"] ?? outcome.code);
  };
}
