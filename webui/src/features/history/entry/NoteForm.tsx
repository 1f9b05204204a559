import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { validation, type ErrorCode } from "@/domain";
import { useDirty } from "@/parts/forms/useSheetForm";
import type { EntryView } from "@/state/budget/history";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { TextArea } from "@/ui/fields/TextArea";
import css from "./NoteForm.module.css";
import { useSaveNote } from "./useSaveNote";

export interface NoteFormProps {
  entry: EntryView;
  onSaved: () => void;
  onDirty: ((isDirty: boolean) => void) | undefined;
  /** Buttons beside OK, told the note as it is typed. */
  children: (note: string) => ReactNode;
}

/** The note, the one thing of an entry that is edited; OK waits until it is valid and changed. */
export function NoteForm({ entry, onSaved, onDirty, children }: NoteFormProps) {
  const { t } = useTranslation();
  const save = useSaveNote(entry);
  const form = useForm({ values: { note: entry.note }, mode: "onChange" });
  const { isDirty, isValid, errors } = form.formState;
  const typed = useWatch({ control: form.control, name: "note" });
  const count = Array.from(typed).length;
  useDirty(isDirty, onDirty);
  const submit = form.handleSubmit(async ({ note }) => {
    const code = await save(note);
    if (code === undefined) onSaved();
    else form.setError("note", { message: code });
  });
  return (
    <form className={css["NoteForm"]} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t("history.note")}
        help={t("history.characters", { count })}
        error={errors.note && t(errors.note.message as ErrorCode)}
        {...form.register("note", { validate: (text) => validation.wrong("note", text) ?? true })}
      />
      <ButtonRow>
        {children(typed)}
        <Button type="submit" grow disabled={!isDirty || !isValid}>
          {t("actions.ok")}
        </Button>
      </ButtonRow>
    </form>
  );
}
