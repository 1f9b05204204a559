import { useTranslation } from "@/i18n/useTranslation";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import type { Booking } from "../booking";
import type { Draft } from "../draft";
import { useEarlierNotes } from "./useEarlierNotes";
import type { Filling } from "./useFilling";

/** A chip is no wider than this; the note itself is taken whole. */
const CHIP_CHARACTERS_MAX = 28;

export interface EarlierNotesProps {
  draft: Draft;
  booking: Booking;
  filling: Filling;
}

/** Up to three notes that were written here before; one fills in where its entry was booked, unless that was chosen by hand. */
export function EarlierNotes({ draft, booking, filling }: EarlierNotesProps) {
  const { t } = useTranslation();
  const notes = useEarlierNotes(booking);
  const { filled, fill, change } = filling;
  if (notes.length === 0 || (draft.note !== "" && draft.note !== filled.note)) return null;
  return (
    <ChipRow label={t("add.earlierNotes")}>
      {notes.map(({ note, entry }) => (
        <Chip
          key={note}
          text={shortened(note)}
          pressed={note === draft.note}
          onClick={() => {
            if (note === draft.note) change({ note: "" });
            else fill(entry, { note });
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
