import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode, reminders } from "@/domain";
import { dayHeading, timeText } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useFieldError } from "@/parts/forms/useSheetForm";
import { Field } from "@/ui/fields/Field";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { TextField } from "@/ui/fields/TextField";
import { dayOf } from "@/parts/days";
import { nextOf, type ReminderFields } from "./fields";
import css from "./WhenFields.module.css";

/** Date, time and how often; the next time follows each of them at once. */
export function WhenFields({ form }: { form: UseFormReturn<ReminderFields> }) {
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
