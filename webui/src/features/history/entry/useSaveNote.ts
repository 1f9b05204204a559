import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { validation } from "@/domain";
import { dispatchAtom } from "@/state/budget/dispatch";
import type { EntryView } from "@/state/budget/history";
import { showToast } from "@/ui/overlays/toasts";

/** Saves a note and offers to take that back; gives the code of what is wrong, if anything. */
export function useSaveNote({ id, note: before }: EntryView) {
  const { t } = useTranslation();
  const dispatch = useSetAtom(dispatchAtom);
  return async (text: string): Promise<string | undefined> => {
    const note = validation.check("note", text);
    const outcome = await dispatch({ name: "updateHistory", id, body: { note } });
    if (!outcome.ok) return outcome.fields["note"] ?? outcome.code;
    const undo = () => void dispatch({ name: "updateHistory", id, body: { note: before } });
    showToast({ text: t("history.noteSaved"), action: { label: t("actions.undo"), run: undo } });
    return undefined;
  };
}
