import { useTranslation } from "@/i18n/useTranslation";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { EntryView } from "@/state/budget/history";
import { DONE, type Outcome } from "@/state/outcome";

/** Return a function that saves a note and offers to take that back; the note that stands already needs no saving. */
export function useSaveNote() {
  const { t } = useTranslation();
  const change = useUndoableChange();
  const announce = useAnnounced();
  return async ({ id, note: before }: EntryView, note: string): Promise<Outcome> => {
    if (note === before) return DONE;
    const outcome = await change({
      operation: { name: "updateHistory", id, body: { note } },
      text: t("add.noteChanged"),
      undo: { name: "updateHistory", id, body: { note: before } },
    });
    announce(outcome);
    return outcome;
  };
}
