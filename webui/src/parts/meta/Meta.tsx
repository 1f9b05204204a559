import { MetaRow } from "./MetaButton";
import { DayChip } from "./DayChip";
import { MonthHint } from "./MonthHint";
import { NoteChip } from "./NoteChip";

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
