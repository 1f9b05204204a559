import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { validation } from "@/domain";
import { Button } from "@/ui/actions/Button";
import { FormSheet, type FormSheetControl } from "@/parts/forms/FormSheet";
import { useDirty } from "@/parts/forms/useSheetForm";
import { TextArea } from "@/ui/fields/TextArea";

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
      {({ onDirty }) => (
        <NoteForm
          note={note}
          onDirty={onDirty}
          onSave={(text) => {
            onClose();
            onSave(text);
          }}
        />
      )}
    </FormSheet>
  );
}

function NoteForm({
  note,
  onSave,
  onDirty,
}: Pick<NoteSheetProps, "note" | "onSave"> & Pick<FormSheetControl, "onDirty">) {
  const { t } = useTranslation();
  const [text, setText] = useState(note);
  useDirty(text !== note, onDirty);
  const wrong = validation.wrong("note", text);
  return (
    <>
      <TextArea
        label={t("add.note")}
        help={t("add.characters", { count: Array.from(text).length })}
        error={wrong === null ? undefined : t(wrong)}
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <Button
        size="l"
        block
        disabled={wrong !== null}
        onClick={() => {
          onSave(validation.check("note", text));
        }}
      >
        {t("actions.ok")}
      </Button>
    </>
  );
}
