import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import type { Booking } from "../booking";
import type { Draft } from "../draft";
import type { EarlierNote } from "./earlierNotes";
import { useEarlierNotes } from "./useEarlierNotes";
import { useFill } from "./useFill";

/** A chip is no wider than this; the note itself is taken whole. */
const CHIP_CHARACTERS_MAX = 28;

export interface EarlierNotesProps {
  draft: Draft;
  booking: Booking;
  onChange: (changes: Partial<Draft>) => void;
}

/** Up to three notes that were written here before; one fills in where its entry was booked, unless that was chosen by hand. */
export function EarlierNotes({ draft, booking, onChange }: EarlierNotesProps) {
  const { t } = useTranslation();
  const notes = useEarlierNotes(booking);
  const [filled, setFilled] = useState<Partial<Draft>>({});
  const fill = useFill(draft, filled);
  if (notes.length === 0 || (draft.note !== "" && draft.note !== filled.note)) return null;
  const choose = (chosen: EarlierNote) => {
    const changes = draft.note === chosen.note ? { note: "" } : fill(chosen);
    setFilled({ ...filled, ...changes });
    onChange(changes);
  };
  return (
    <ChipRow label={t("add.earlierNotes")}>
      {notes.map((each) => (
        <Chip
          key={each.note}
          text={shortened(each.note)}
          pressed={each.note === draft.note}
          onClick={() => {
            choose(each);
          }}
        />
      ))}
    </ChipRow>
  );
}

function shortened(note: string): string {
  const [line = ""] = note.split("\n");
  const characters = Array.from(line);
  if (characters.length <= CHIP_CHARACTERS_MAX) return line;
  return `${characters.slice(0, CHIP_CHARACTERS_MAX).join("").trimEnd()}…`;
}
