import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { limits, validation } from "@/domain";
import { useCharactersLeft } from "@/parts/useCharactersLeft";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { canEditAtom } from "@/state/budget/access";
import type { Outcome } from "@/state/outcome";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { useWatch } from "react-hook-form";
import { ExpenseFields } from "./ExpenseFields";
import type { ReminderFields } from "./fields";
import { WhenFields } from "./WhenFields";

export interface ReminderFormProps {
  start: ReminderFields;
  submitLabel: string;
  /** Nothing was changed: there is nothing to save. */
  isChangeNeeded: boolean;
  onSubmit: (fields: ReminderFields) => Promise<Outcome>;
  onClose: () => void;
}

/** Title, when, comment, and an expense to be booked then. */
export function ReminderForm({ start, submitLabel, isChangeNeeded, onSubmit, onClose }: ReminderFormProps) {
  const { t } = useTranslation();
  const { form, isDirty, errorOf, frame } = useSheetForm<ReminderFields>({
    start,
    onClose,
    onSubmit,
    fieldOf,
  });
  const [name, comment] = useWatch({ control: form.control, name: ["name", "comment"] });
  const left = useCharactersLeft();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <SubmitForm {...frame} submitLabel={submitLabel} disabled={isChangeNeeded && !isDirty}>
      <TextField
        label={t("reminders.name")}
        help={left(name, limits.REMINDER_TITLE_MAX_CHARACTERS)}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { validate: (text) => validation.wrong("reminderTitle", text) ?? true })}
      />
      <WhenFields form={form} />
      <TextField
        label={t("reminders.comment")}
        help={left(comment, limits.REMINDER_COMMENT_MAX_CHARACTERS)}
        autoComplete="off"
        error={errorOf("comment")}
        {...form.register("comment", {
          validate: (text) => validation.wrong("reminderComment", text) ?? true,
        })}
      />
      {(canEdit || start.hasExpense) && <ExpenseFields form={form} />}
    </SubmitForm>
  );
}

/** Return the field of the form that shows an error of the request. */
function fieldOf(field: string): keyof ReminderFields {
  if (field === "date" || field === "timeZone") return "day";
  if (!field.startsWith("expense")) return field === "comment" ? "comment" : "name";
  const [, part] = field.split(".");
  return part === "categoryId" || part === "accountId" ? part : "value";
}
