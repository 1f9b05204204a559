import { limits, validation } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { CategoryChoices } from "@/parts/CategoryChoices";
import { useCharactersLeft } from "@/parts/useCharactersLeft";
import { TextField } from "@/ui/fields/TextField";
import { Sheet } from "@/ui/overlays/Sheet";
import type { DraftLine } from "./draftLines";

export interface LineSheetProps {
  /** Undefined: closed. */
  line: DraftLine | undefined;
  onChange: (changes: Partial<DraftLine>) => void;
  onClose: () => void;
}

/** The note and the category of a line; choosing a category closes it. */
export function LineSheet({ line, onChange, onClose }: LineSheetProps) {
  const { t } = useTranslation();
  const left = useCharactersLeft();
  const wrong = validation.wrong("note", line?.note ?? "");
  return (
    <Sheet open={line !== undefined} onClose={onClose} title={t("add.toTitle")}>
      <TextField
        label={t("add.note")}
        help={left(line?.note ?? "", limits.NOTE_MAX_CHARACTERS)}
        error={wrong === null ? undefined : t(wrong)}
        value={line?.note ?? ""}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <CategoryChoices
        value={line?.category ?? undefined}
        onChoose={(category) => {
          onChange({ category });
          onClose();
        }}
      />
    </Sheet>
  );
}
