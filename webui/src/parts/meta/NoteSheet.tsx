import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { limits, validation } from "@/domain";
import { Button } from "@/ui/actions/Button";
import { FormSheet } from "@/parts/forms/FormSheet";
import { useCharactersLeft } from "@/parts/useCharactersLeft";
import { TagSuggestions } from "@/parts/tags/TagSuggestions";
import { TextArea } from "@/ui/fields/TextArea";
import { useUnsaved } from "@/ui/overlays/unsaved";

export interface NoteSheetProps {
  open: boolean;
  onClose: () => void;
  note: string;
  onSave: (note: string) => void;
}

export function NoteSheet({ open, onClose, note, onSave }: NoteSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("add.note")}>
      <NoteForm
        note={note}
        onSave={(text) => {
          onClose();
          onSave(text);
        }}
      />
    </FormSheet>
  );
}

function NoteForm({ note, onSave }: Pick<NoteSheetProps, "note" | "onSave">) {
  const { t } = useTranslation();
  const [text, setText] = useState(note);
  useUnsaved(() => text !== note);
  const left = useCharactersLeft();
  const wrong = validation.wrong("note", text);
  return (
    <>
      <TextArea
        label={t("add.note")}
        isLabelHidden
        help={left(text, limits.NOTE_MAX_CHARACTERS)}
        error={wrong === null ? undefined : t(wrong)}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TagSuggestions text={text} onTake={setText} />
      <Button size="l" block disabled={wrong !== null} onClick={() => onSave(validation.check("note", text))}>
        {t("actions.ok")}
      </Button>
    </>
  );
}
