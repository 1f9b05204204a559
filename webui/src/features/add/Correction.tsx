import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useAskedDelete } from "@/parts/entry/useDelete";
import { useStanding, type Standing } from "@/parts/entry/useStanding";
import { isLoadingAtom } from "@/state/budget/workspace";
import { CorrectionForm, type CorrectionFormProps } from "./CorrectionForm";
import { MissingEntry } from "./MissingEntry";
import type { KeypadKind } from "./kinds";
import { useSaveCorrection } from "./useSaveCorrection";

export interface CorrectionProps extends Pick<CorrectionFormProps, "onDone" | "onClose"> {
  entryId: string;
}

/** An entry to be edited, in the form it was entered in. */
export function Correction({ entryId, ...form }: CorrectionProps) {
  // The entry that is replaced here is another one a moment before the page is left.
  const [isSaving, setSaving] = useState(false);
  const standing = useStanding(entryId, isSaving);
  if (useAtomValue(isLoadingAtom)) return null;
  const kind = standing?.present.kind;
  if (standing === null || kind === undefined || kind === "settlement") return <MissingEntry />;
  return <Edited standing={standing} kind={kind} onSaving={setSaving} {...form} />;
}

interface EditedProps extends Pick<CorrectionFormProps, "onDone" | "onClose"> {
  standing: Standing;
  kind: KeypadKind;
  /** It begins to be changed or deleted here, or that failed. */
  onSaving: (isSaving: boolean) => void;
}

function Edited({ standing, kind, onSaving, ...form }: EditedProps) {
  const save = useSaveCorrection(standing);
  const remove = useAskedDelete(standing.present, () => {
    onSaving(true);
    form.onDone();
  });
  return (
    <>
      <CorrectionForm
        standing={standing}
        kind={kind}
        hasDetails
        onDelete={remove.press}
        onSave={async (body, idOf) => {
          onSaving(true);
          const outcome = await save(body, idOf);
          if (!outcome.ok) onSaving(false);
          return outcome;
        }}
        {...form}
      />
      {remove.dialog}
    </>
  );
}
