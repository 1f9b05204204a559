import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { EntryView } from "@/state/budget/history";
import { Sheet } from "@/ui/overlays/Sheet";
import { EntryDetails } from "./EntryDetails";

export interface EntrySheetProps {
  entry: EntryView | undefined;
  onClose: () => void;
}

/** The details on phones. */
export function EntrySheet({ entry, onClose }: EntrySheetProps) {
  const { t } = useTranslation();
  const [last, setLast] = useState(entry);
  // The last entry stays while the sheet slides away.
  if (entry !== undefined && entry !== last) setLast(entry);
  return (
    <Sheet open={entry !== undefined} onClose={onClose} title={t(`history.kind.${last?.kind ?? "expense"}`)}>
      {last && <EntryDetails key={last.id} entry={last} onClose={onClose} />}
    </Sheet>
  );
}
