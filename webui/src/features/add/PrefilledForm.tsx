import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { isDetailsAlone, isTyped, type Draft } from "./draft";
import { EntryForm, type EntryFormProps } from "./EntryForm";
import { useKeptDraft } from "./keptDraft";
import type { KeypadKind } from "./kinds";
import { useSaveDetails } from "./useSaveDetails";

export interface PrefilledFormProps extends Omit<
  EntryFormProps,
  "draft" | "onDraft" | "saveDetails" | "turn" | "start"
> {
  start: Draft;
  /** Query of the link a new entry began with: its draft outlasts a reload. */
  link?: string;
  /** It became one of another kind. */
  onKind?: (kind: KeypadKind) => void;
}

/** The keypad of a page, filled in; what is changed of it is not lost without asking. */
export function PrefilledForm(props: PrefilledFormProps) {
  const { start, link = null, onKind, onDone, onDelete, replaced, ...form } = props;
  const [first] = useState(start);
  const { draft, setDraft, forget } = useKeptDraft(first, link);
  const [isDone, setDone] = useState(false);
  useUnsaved(() => !isDone && isTyped(draft, first));
  const saveDetails = useSaveDetails();
  const isDetails = replaced !== null && isDetailsAlone(draft, first);
  const finish = () => {
    // Nothing is held any more at the moment of the step back.
    flushSync(() => {
      setDone(true);
    });
    forget();
    onDone();
  };
  useEffect(() => {
    onKind?.(draft.kind);
  }, [onKind, draft.kind]);
  return (
    <EntryForm
      {...form}
      draft={draft}
      onDraft={setDraft}
      replaced={replaced}
      start={replaced === null ? undefined : first}
      onDelete={
        onDelete &&
        (() => {
          flushSync(() => {
            setDone(true);
          });
          onDelete();
        })
      }
      saveDetails={isDetails ? () => saveDetails(replaced, draft) : undefined}
      onDone={finish}
    />
  );
}
