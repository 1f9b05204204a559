import { useSetAtom } from "jotai";
import { useState } from "react";
import { useCounted } from "@/i18n/useCounted";
import { useTranslation } from "@/i18n/useTranslation";
import { useOnce } from "@/parts/forms/useIntent";
import { useFailureToast } from "@/parts/useFailureToast";
import { undoChangeSetAtom } from "@/state/budget/activity";
import { applyImportRulesAtom } from "@/state/budget/importRules";
import { showToast } from "@/ui/overlays/toasts";

/** Return what changes entries by the rules once, says how many, and offers to take it back. */
export function useApplyRules(onDone: () => void) {
  const { t } = useTranslation();
  const counted = useCounted();
  const fail = useFailureToast();
  const [change, undo] = [useSetAtom(applyImportRulesAtom), useSetAtom(undoChangeSetAtom)];
  const [isBusy, setBusy] = useState(false);
  const once = useOnce();
  const takeBack = async (revision: number) => {
    fail(await undo(revision));
  };
  const apply = async (entryIds: readonly string[]) => {
    const reading = await once(() => {
      setBusy(true);
      return change(entryIds);
    });
    if (reading === null) return;
    setBusy(false);
    if (!reading.ok) {
      fail(reading);
      return;
    }
    const { count, revision } = reading.data;
    const action = revision !== null && {
      action: { label: t("actions.undo"), run: () => void takeBack(revision) },
    };
    showToast({ text: counted("imports.ruled.applied", count), ...action });
    onDone();
  };
  return { apply, isBusy };
}
