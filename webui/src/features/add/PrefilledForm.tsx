import { useEffect, useState } from "react";
import type { Draft } from "./draftFields";
import { EntryForm, type EntryFormProps } from "./EntryForm";
import { useKeptDraft } from "./keptDraft";
import type { KeypadKind } from "./kinds";
import { useEnding } from "./useEnding";

export interface PrefilledFormProps extends Pick<EntryFormProps, "kinds" | "onSave" | "onDone" | "onClose"> {
  start: Draft;
  /** Query of the link a new entry began with: its draft outlasts a reload. */
  link?: string;
  /** It became one of another kind. */
  onKind?: (kind: KeypadKind) => void;
}

/** The keypad of a page with a new entry, filled in; what is changed of it is not lost without asking. */
export function PrefilledForm({ start, link, onKind, onDone, ...form }: PrefilledFormProps) {
  const [first] = useState(start);
  const { draft, setDraft, forget } = useKeptDraft(first, link ?? null);
  const ending = useEnding(draft, first, {
    onDone: () => {
      forget();
      onDone();
    },
  });
  useEffect(() => {
    onKind?.(draft.kind);
  }, [onKind, draft.kind]);
  return <EntryForm {...form} {...ending} draft={draft} onDraft={setDraft} replaced={null} />;
}
