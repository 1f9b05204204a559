import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { limits, validation, ErrorCode, reminders } from "@/domain";
import { useCharactersLeft } from "@/parts/useCharactersLeft";
import { useSheetForm, useFieldError } from "@/parts/forms/useSheetForm";
import { canEditAtom } from "@/state/budget/access";
import type { Outcome } from "@/state/outcome";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { dayHeading, timeText } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { Field } from "@/ui/fields/Field";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { currencyInWords } from "@/i18n/currencyWords";
import { useNames } from "@/i18n/useNames";
import { accountsAtom } from "@/state/budget/accounts";
import { categoriesAtom } from "@/state/budget/categories";
import { workspaceAtom } from "@/state/budget/workspace";
import { Select } from "@/ui/fields/Select";
import { Switch } from "@/ui/fields/Switch";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useWatch, useController, type UseFormReturn } from "react-hook-form";
import { type ReminderFields, nextOf, wrongValue } from "./fields";
import { dayOf } from "../groups";
import css from "./WhenFields.module.css";

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

/** Date, time and how often; the next time follows each of them at once. */
function WhenFields({ form }: { form: UseFormReturn<ReminderFields> }) {
  const { t } = useTranslation();
  const errorOf = useFieldError(form);
  const isFilled = (text: string) => text !== "" || ErrorCode.VALIDATION_REQUIRED;
  const isComing = (day: string, fields: ReminderFields) =>
    day === ""
      ? ErrorCode.VALIDATION_REQUIRED
      : nextOf(fields, new Date()) !== null || ErrorCode.VALIDATION_PAST;
  return (
    <>
      <div className={css["WhenFields"]}>
        <TextField
          type="date"
          label={t("reminders.date")}
          error={errorOf("day")}
          {...form.register("day", { validate: isComing })}
        />
        <TextField
          type="time"
          label={t("reminders.time")}
          error={errorOf("time")}
          {...form.register("time", { validate: isFilled, deps: "day" })}
        />
      </div>
      <Frequency form={form} />
    </>
  );
}

function Frequency({ form }: { form: UseFormReturn<ReminderFields> }) {
  const { t } = useTranslation();
  const { field } = useController({ control: form.control, name: "frequency", rules: { deps: "day" } });
  return (
    <Field label={t("reminders.repeat")} help={useNextText(form)}>
      {() => (
        <SegmentedToggle
          label={t("reminders.repeat")}
          choices={reminders.FREQUENCIES.map((value) => ({ value, text: t(`reminders.repeats.${value}`) }))}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    </Field>
  );
}

function useNextText(form: UseFormReturn<ReminderFields>): string | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  const [day, time, frequency] = useWatch({ control: form.control, name: ["day", "time", "frequency"] });
  const next = nextOf({ ...form.getValues(), day, time, frequency }, new Date());
  if (next === null) return undefined;
  return t("reminders.next", { day: dayHeading(dayOf(next), language), time: timeText(next) });
}

interface FieldsProps {
  form: UseFormReturn<ReminderFields>;
}

/** Switch that opens the keypad on a tap, and the values it is filled with. */
function ExpenseFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const hasExpense = useWatch({ control: form.control, name: "hasExpense" });
  return (
    <>
      <ListGroup>
        <ListRow
          control
          title={t("reminders.withExpense")}
          sub={t("reminders.withExpenseText")}
          end={<Switch {...form.register("hasExpense")} />}
        />
      </ListGroup>
      {hasExpense && (
        <>
          <Place form={form} name="accountId" />
          <Place form={form} name="categoryId" />
          <Value form={form} />
        </>
      )}
    </>
  );
}

/** Which account or category; one has to be chosen. */
function Place({ form, name }: FieldsProps & { name: "accountId" | "categoryId" }) {
  const { t } = useTranslation();
  const names = useNames();
  const [accounts, categories] = [useAtomValue(accountsAtom), useAtomValue(categoriesAtom)];
  const rows: readonly { id: string; name: string }[] = name === "accountId" ? accounts : categories;
  const validate = (id: string) => rows.some((row) => row.id === id) || ErrorCode.VALIDATION_REQUIRED;
  const { field } = useController({ control: form.control, name, rules: { validate } });
  return (
    <Select
      label={t(`reminders.${name}`)}
      error={useFieldError(form)(name)}
      choices={rows.map((row) => ({ value: row.id, text: names(row.name) }))}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

function Value({ form }: FieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  return (
    <TextField
      label={t("reminders.amount")}
      help={t("reminders.amountHelp", { currency: currencyInWords(currencyCode, language) })}
      inputMode="decimal"
      autoComplete="off"
      error={useFieldError(form)("value")}
      {...form.register("value", { validate: (text) => wrongValue(text, currencyCode) ?? true })}
    />
  );
}
