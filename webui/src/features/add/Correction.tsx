import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useAskedDelete } from "@/parts/entry/useDelete";
import type { IdOf } from "@/parts/forms/useIntent";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { accountByIdAtom } from "@/state/budget/accounts";
import { entryByIdAtom, type EntryView } from "@/state/budget/history";
import { isLoadingAtom, workspaceAtom } from "@/state/budget/workspace";
import type { EntryBody } from "./booking";
import { draftOfEntry } from "./draft";
import type { EntryFormProps } from "./EntryForm";
import { correctedKinds, type KeypadKind } from "./kinds";
import { MissingEntry } from "./MissingEntry";
import { PrefilledForm } from "./PrefilledForm";
import { useSaveEntry } from "./useSaveEntry";

export interface CorrectionProps {
  entryId: string;
  onDone: () => void;
  /** Back, which asks first. */
  onClose: () => void;
}

/** An entry to be edited, in the form it was entered in. */
export function Correction({ entryId, onDone, onClose }: CorrectionProps) {
  const { entry, save, leave } = useEdited(entryId, onDone);
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode;
  if (useAtomValue(isLoadingAtom)) return null;
  if (entry === undefined || currencyCode === undefined) return <MissingEntry />;
  if (entry.kind === "settlement") return <MissingEntry />;
  return (
    <Edited
      entry={entry}
      kind={entry.kind}
      currencyCode={currencyCode}
      onSave={save}
      onLeave={leave}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

interface EditedProps extends Pick<EntryFormProps, "onSave" | "onDone" | "onClose"> {
  entry: EntryView;
  kind: KeypadKind;
  currencyCode: string;
  /** It is about to be deleted here. */
  onLeave: () => void;
}

function Edited({ entry, kind, currencyCode, onLeave, ...form }: EditedProps) {
  const { t } = useTranslation();
  const accounts = useAtomValue(accountByIdAtom);
  const remove = useAskedDelete(entry, onLeave);
  return (
    <>
      <PrefilledForm
        start={draftOfEntry(entry, currencyCode, accounts)}
        kinds={correctedKinds(kind)}
        title={t(`add.edit.${kind}`)}
        replaced={entry}
        onDelete={remove.press}
        {...form}
      />
      {remove.dialog}
    </>
  );
}

/** The entry as it was when the form opened. Once others delete it, the person is told and the form closes. */
function useEdited(entryId: string, onDone: () => void) {
  const found = useAtomValue(entryByIdAtom)(entryId);
  const [kept, setKept] = useState<EntryView>();
  const [isSaving, setSaving] = useState(false);
  const [isGone, setGone] = useState(false);
  if (found !== undefined && kept === undefined) setKept(found);
  const entry = kept ?? found;
  const book = useSaveEntry(entry ?? null);
  // An entry that is replaced here is found no more, a moment before the page is left.
  useKeptThing(isSaving ? kept : found, true, () => {
    setGone(true);
  });
  const leave = useEffectEvent(onDone);
  // Once nothing typed holds the page any more.
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  const save = async (body: EntryBody, idOf: IdOf) => {
    setSaving(true);
    const outcome = await book(body, idOf);
    if (!outcome.ok) setSaving(false);
    return outcome;
  };
  return {
    entry,
    save,
    leave: () => {
      setSaving(true);
      onDone();
    },
  };
}
