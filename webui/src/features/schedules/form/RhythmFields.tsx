import { useAtomValue } from "@/state/useAtomValue";
import { useController, useWatch, type FieldPathByValue, type UseFormReturn } from "react-hook-form";
import { ErrorCode, limits, schedules } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useFieldError } from "@/parts/forms/useSheetForm";
import { useScheduleTexts } from "@/parts/schedules/useScheduleTexts";
import { todayAtom } from "@/state/device";
import { Field } from "@/ui/fields/Field";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { TextField } from "@/ui/fields/TextField";
import { nextDays, type ScheduleFields } from "./fields";

interface FieldsProps {
  form: UseFormReturn<ScheduleFields>;
}

const ENDS = ["never", "date", "count"] as const;

/** First day, how often, until when, what a weekend does to it, and whether it is posted by itself. */
export function RhythmFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const errorOf = useFieldError(form);
  const frequency = useWatch({ control: form.control, name: "frequency" });
  return (
    <>
      <TextField
        type="date"
        label={t("schedules.first")}
        error={errorOf("startDate")}
        {...form.register("startDate", { validate: isFilled })}
      />
      <Choice
        form={form}
        name="frequency"
        label={t("schedules.repeats")}
        help={useNextText(form)}
        choices={schedules.FREQUENCIES.map((value) => ({ value, text: t(`schedules.frequency.${value}`) }))}
      />
      {frequency !== "once" && <Repeats form={form} />}
      <Choice
        form={form}
        name="weekend"
        label={t("schedules.weekend")}
        choices={schedules.WEEKENDS.map((value) => ({ value, text: t(`schedules.shift.${value}`) }))}
      />
      <Choice
        form={form}
        name="mode"
        label={t("schedules.mode")}
        choices={schedules.MODES.map((value) => ({ value, text: t(`schedules.modes.${value}`) }))}
      />
    </>
  );
}

function Repeats({ form }: FieldsProps) {
  const { t } = useTranslation();
  const [isEvery, isCount] = [useWhole(limits.SCHEDULE_EVERY_MAX), useWhole(limits.SCHEDULE_COUNT_MAX)];
  const errorOf = useFieldError(form);
  const end = useWatch({ control: form.control, name: "end" });
  return (
    <>
      <TextField
        label={t("schedules.every")}
        help={t("schedules.everyHelp")}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf("every")}
        {...form.register("every", { validate: isEvery })}
      />
      <Choice
        form={form}
        name="end"
        label={t("schedules.ends")}
        choices={ENDS.map((value) => ({ value, text: t(`schedules.end.${value}`) }))}
      />
      {end === "date" && (
        <TextField
          type="date"
          label={t("schedules.endDate")}
          error={errorOf("endDate")}
          {...form.register("endDate", { validate: isLater })}
        />
      )}
      {end === "count" && (
        <TextField
          label={t("schedules.count")}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf("count")}
          {...form.register("count", { validate: isCount })}
        />
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> extends FieldsProps {
  name: FieldPathByValue<ScheduleFields, Value>;
  label: string;
  help?: string | undefined;
  choices: readonly { value: Value; text: string }[];
}

function Choice<Value extends string>({ form, name, label, help, choices }: ChoiceProps<Value>) {
  const { field } = useController({ control: form.control, name });
  return (
    <Field label={label} help={help}>
      {() => (
        <SegmentedToggle
          label={label}
          choices={choices}
          value={field.value as Value}
          onChange={field.onChange}
        />
      )}
    </Field>
  );
}

/** Return the line that names the next two days, which follow each field at once. */
function useNextText(form: UseFormReturn<ScheduleFields>): string {
  const { t } = useTranslation();
  const texts = useScheduleTexts();
  const today = useAtomValue(todayAtom);
  const fields = useWatch({ control: form.control });
  const days = nextDays({ ...form.getValues(), ...fields }, today);
  const [first = "", second = ""] = days.map(texts.dayTitle);
  return days.length === 0
    ? t("schedules.nextNone")
    : t("schedules.next", { count: days.length, first, second });
}

function useWhole(most: number) {
  const { t } = useTranslation();
  return (text: string): string | true => {
    const isWhole = /^[0-9]{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;
    return isWhole || t("schedules.countWrong", { most });
  };
}

const isFilled = (text: string) => text !== "" || ErrorCode.VALIDATION_REQUIRED;

const isLater = (text: string, { startDate }: ScheduleFields) => {
  if (text === "") return ErrorCode.VALIDATION_REQUIRED;
  return text >= startDate || ErrorCode.VALIDATION_PAST;
};
