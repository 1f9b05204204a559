import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnsavedQuestion } from "@/parts/useUnsavedQuestion";
import type { EntryView } from "@/state/budget/history";
import { GuardedSheet } from "@/ui/overlays/GuardedSheet";
import { EntryDetails } from "./EntryDetails";

export interface EntrySheetProps {
  entry: EntryView | undefined;
  onClose: () => void;
}

/** The details on phones. */
export function EntrySheet({ entry, onClose }: EntrySheetProps) {
  const { t } = useTranslation();
  const [last, setLast] = useState(entry);
  const [isDirty, setDirty] = useState(false);
  // What was shown stays while the sheet slides away.
  if (entry !== undefined && entry !== last) setLast(entry);
  return (
    <GuardedSheet
      open={entry !== undefined}
      onClose={onClose}
      title={t(`history.kind.${last?.kind ?? "expense"}`)}
      closeLabel={t("actions.close")}
      unsaved={isDirty}
      question={useUnsavedQuestion()}
    >
      {last && <EntryDetails key={last.id} entry={last} onClose={onClose} onDirty={setDirty} />}
    </GuardedSheet>
  );
}
