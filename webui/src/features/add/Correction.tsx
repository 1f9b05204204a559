import { useAtomValue } from "jotai";
import { useState } from "react";
import { useLocation } from "react-router";
import { accountByIdAtom } from "@/state/budget/accounts";
import { entryByIdAtom, type EntryView } from "@/state/budget/history";
import { isLoadingAtom, workspaceAtom } from "@/state/budget/workspace";
import { draftOfEntry } from "./draft";
import { correctedKinds } from "./kinds";
import { PrefilledForm } from "./PrefilledForm";
import { MissingEntry } from "./MissingEntry";

export interface CorrectionProps {
  entryId: string;
  onDone: () => void;
}

/** An entry to be replaced, on the keypad it was entered on. */
export function Correction({ entryId, onDone }: CorrectionProps) {
  const found = useAtomValue(entryByIdAtom)(entryId);
  const [kept, setKept] = useState<EntryView>();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode;
  const accounts = useAtomValue(accountByIdAtom);
  const state: unknown = useLocation().state;
  if (found !== undefined && kept === undefined) setKept(found);
  // Once it is replaced it is found no more, a moment before the page is left.
  const entry = kept ?? found;
  if (useAtomValue(isLoadingAtom)) return null;
  if (entry === undefined || currencyCode === undefined) return <MissingEntry />;
  const typed = isNote(state) ? { note: state.note } : {};
  return (
    <PrefilledForm
      start={{ ...draftOfEntry(entry, currencyCode, accounts), ...typed }}
      kinds={correctedKinds(entry.kind)}
      replaced={entry}
      onDone={onDone}
    />
  );
}

/** The note as it was typed where the correction began. */
function isNote(state: unknown): state is { note: string } {
  return typeof state === "object" && state !== null && "note" in state && typeof state.note === "string";
}
