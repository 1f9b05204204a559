import type { ReactNode } from "react";
import { tags } from "@/domain";
import { MetaRow } from "./MetaButton";
import { DayChip } from "./DayChip";
import { MonthHint } from "./MonthHint";
import { NoteChip } from "./NoteChip";

/** The day and the note of what is being entered, and its tags where it has them: those typed into the note go there. */
export interface DayAndNote {
  /** `yyyy-MM-dd`; null: now. */
  readonly day: string | null;
  readonly note: string;
  readonly tags?: readonly string[];
}

export interface MetaProps {
  draft: DayAndNote;
  onChange: (changes: Partial<DayAndNote>) => void;
  /** One more chip. */
  children?: ReactNode;
}

/** A chip for the day and one for the note. */
export function Meta({ draft, onChange, children }: MetaProps) {
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
            if (draft.tags === undefined) {
              onChange({ note });
              return;
            }
            const taken = tags.take(note, draft.tags);
            onChange({ note: taken.text, tags: taken.tags });
          }}
        />
        {children}
      </MetaRow>
    </>
  );
}
