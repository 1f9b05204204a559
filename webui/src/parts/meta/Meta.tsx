import { NotebookPen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { MetaRow, MetaButton } from "./MetaButton";
import { DayChip } from "./DayChip";
import { MonthHint } from "./MonthHint";
import { NoteSheet } from "./NoteSheet";

/** The day and the note of what is being entered. */
export interface DayAndNote {
  /** `yyyy-MM-dd`; null: now. */
  readonly day: string | null;
  readonly note: string;
}

export interface MetaProps {
  draft: DayAndNote;
  onChange: (changes: Partial<DayAndNote>) => void;
}

/** A chip for the day and one for the note. */
export function Meta({ draft, onChange }: MetaProps) {
  return (
    <>
      <MonthHint day={draft.day} onChange={(day) => onChange({ day })} />
      <MetaRow>
        <DayChip day={draft.day} onChange={(day) => onChange({ day })} />
        <NoteChip note={draft.note} onChange={(note) => onChange({ note })} />
      </MetaRow>
    </>
  );
}

interface NoteChipProps {
  note: string;
  onChange: (note: string) => void;
}

function NoteChip({ note, onChange }: NoteChipProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isEmpty = note === "";
  return (
    <>
      <MetaButton
        glyph={NotebookPen}
        text={isEmpty ? t("add.noteAdd") : note}
        placeholder={isEmpty}
        label={isEmpty ? t("add.noteAdd") : t("add.noteChange", { note })}
        onPress={() => setOpen(true)}
      />
      <NoteSheet open={open} onClose={() => setOpen(false)} note={note} onSave={onChange} />
    </>
  );
}
