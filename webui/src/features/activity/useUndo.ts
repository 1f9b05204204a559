import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode } from "@/domain";
import { useMessage } from "@/i18n/useMessage";
import { readChangeSetAtom, undoChangeSetAtom, type ChangeSet } from "@/state/budget/activity";
import type { Failure } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";
import { useDescribed } from "./useDescribed";

/** Obstacle to an undo: the change set, where it is known. */
export interface Blocked {
  readonly by: ChangeSet | null;
}

export interface Undo {
  readonly isUndoing: boolean;
  readonly blocked: Blocked | null;
  readonly run: () => void;
}

/** Takes a change set back and offers to redo it; says what is to be undone first where something builds on it. */
export function useUndo(changeSet: ChangeSet): Undo {
  const { t } = useTranslation();
  const message = useMessage();
  const [isUndoing, setUndoing] = useState(false);
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const [undo, read] = [useSetAtom(undoChangeSetAtom), useSetAtom(readChangeSetAtom)];
  const { title } = useDescribed()(changeSet);
  const refuse = ({ code, params }: Failure) => showToast({ text: message(code, params), tone: "error" });
  const redoOf = (undone: ChangeSet) => async () => {
    const reading = await undo(undone.revision);
    if (!reading.ok) refuse(reading);
  };
  const run = async () => {
    setUndoing(true);
    const reading = await undo(changeSet.revision);
    if (reading.ok) {
      const redo = redoOf(reading.data);
      setBlocked(null);
      showToast({
        text: t("activity.takenBack", { title }),
        action: { label: t("activity.redo"), run: () => void redo() },
      });
    } else if (reading.code === ErrorCode.UNDO_DEPENDED_ON) {
      const revision = Number(reading.params["revision"] ?? 0);
      setBlocked({ by: revision > 0 ? await read(revision) : null });
    } else {
      refuse(reading);
    }
    setUndoing(false);
  };
  return { isUndoing, blocked, run: () => void (isUndoing || run()) };
}
