import { NotebookPen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { MetaButton } from "./MetaButton";
import { NoteSheet } from "./NoteSheet";

export interface NoteChipProps {
  note: string;
  onChange: (note: string) => void;
}

export function NoteChip({ note, onChange }: NoteChipProps) {
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
