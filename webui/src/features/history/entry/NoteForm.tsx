import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { limits, validation, type ErrorCode } from "@/domain";
import { useCharactersLeft } from "@/parts/useCharactersLeft";
import { useUnsavedForm } from "@/parts/forms/useUnsavedForm";
import type { EntryView } from "@/state/budget/history";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { TextArea } from "@/ui/fields/TextArea";
import css from "./NoteForm.module.css";
import { useSaveNote } from "./useSaveNote";

export interface NoteFormProps {
  entry: EntryView;
  onSaved: () => void;
  /** Buttons beside OK, told the note as it is typed, and how to give it up. */
  children: (note: string, giveUp: () => void) => ReactNode;
}

/** The note, the one thing of an entry that is edited; OK waits until it is valid and changed. */
export function NoteForm({ entry, onSaved, children }: NoteFormProps) {
  const { t } = useTranslation();
  const save = useSaveNote(entry);
  const form = useForm({
    values: { note: entry.note },
    // Somebody else's note does not replace the one that is typed.
    resetOptions: { keepDirtyValues: true },
    mode: "onChange",
  });
  const { isValid, errors } = form.formState;
  const typed = useWatch({ control: form.control, name: "note" });
  const left = useCharactersLeft();
  useUnsavedForm(form);
  const submit = form.handleSubmit(async ({ note }) => {
    const code = await save(note);
    if (code === undefined) onSaved();
    else form.setError("note", { message: code });
  });
  const giveUp = () => {
    form.setValue("note", entry.note);
  };
  return (
    <form className={css["NoteForm"]} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t("history.note")}
        help={left(typed, limits.NOTE_MAX_CHARACTERS)}
        error={errors.note && t(errors.note.message as ErrorCode)}
        {...form.register("note", { validate: (text) => validation.wrong("note", text) ?? true })}
      />
      <ButtonRow>
        {children(typed, giveUp)}
        <Button type="submit" grow disabled={typed === entry.note || !isValid}>
          {t("actions.save")}
        </Button>
      </ButtonRow>
    </form>
  );
}
