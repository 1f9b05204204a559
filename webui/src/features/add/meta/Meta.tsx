import { MetaRow } from "./MetaButton";
import { DayChip } from "./DayChip";
import type { Draft } from "../draft";
import { MonthHint } from "./MonthHint";
import { NoteChip } from "./NoteChip";

export interface MetaProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** The day and the note of an expense. */
export function Meta({ draft, onChange }: MetaProps) {
  return (
    <>
      <MonthHint
        day={draft.day}
        onChange={(day) => {
          onChange({ day });
        }}
      />
      <MetaRow>
        <DayChip
          day={draft.day}
          onChange={(day) => {
            onChange({ day });
          }}
        />
        <NoteChip
          note={draft.note}
          onChange={(note) => {
            onChange({ note });
          }}
        />
      </MetaRow>
    </>
  );
}
