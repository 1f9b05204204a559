import { useState } from "react";
import { useTranslation } from "react-i18next";
import { validation } from "@/domain";
import { Button } from "@/ui/actions/Button";
import { Sheet } from "@/ui/overlays/Sheet";
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
    <Sheet open={open} onClose={onClose} title={t("add.note")} closeLabel={t("actions.close")}>
      <NoteForm
        note={note}
        onSave={(text) => {
          onClose();
          onSave(text);
        }}
      />
    </Sheet>
  );
}

function NoteForm({ note, onSave }: Pick<NoteSheetProps, "note" | "onSave">) {
  const { t } = useTranslation();
  const [text, setText] = useState(note);
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
