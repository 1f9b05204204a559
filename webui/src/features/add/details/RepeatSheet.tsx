import { useState } from "react";
import { limits, schedules } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { Button } from "@/ui/actions/Button";
import { Field } from "@/ui/fields/Field";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { TextField } from "@/ui/fields/TextField";
import { useUnsaved } from "@/ui/overlays/unsaved";
import type { Repeat } from "../draftFields";

const FREQUENCIES = schedules.FREQUENCIES.filter((each) => each !== "once");
const ENDS = ["never", "date", "count"] as const;

export interface RepeatFormProps {
  /** First day it is booked on. */
  day: string;
  repeat: Repeat;
  onSave: (repeat: Repeat) => void;
}

export interface RepeatSheetProps extends RepeatFormProps {
  open: boolean;
  onClose: () => void;
}

/** Any rhythm: every so many days, weeks, months or years, until when, weekends, and whether it is posted by itself. */
export function RepeatSheet({ open, onClose, onSave, ...form }: RepeatSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("schedules.repeat")}>
      <RepeatForm
        {...form}
        onSave={(repeat) => {
          onClose();
          onSave(repeat);
        }}
      />
    </FormSheet>
  );
}

interface RepeatFields {
  readonly frequency: Exclude<Repeat["frequency"], "once">;
  readonly every: string;
  readonly end: (typeof ENDS)[number];
  readonly endDate: string;
  readonly count: string;
  readonly weekend: Repeat["weekend"];
  readonly mode: Repeat["mode"];
}

function fieldsOf({ frequency, every, endDate, count, weekend, mode }: Repeat): RepeatFields {
  return {
    frequency: frequency === "once" ? "month" : frequency,
    every: String(every),
    end: endDate !== null ? "date" : count !== null ? "count" : "never",
    endDate: endDate ?? "",
    count: count === null ? "" : String(count),
    weekend,
    mode,
  };
}

/** Return the rhythm; null while a field is wrong. */
function repeatOf(fields: RepeatFields, day: string): Repeat | null {
  const { frequency, every, end, endDate, count, weekend, mode } = fields;
  const isEnded = end !== "date" || endDate >= day;
  const isCounted = end !== "count" || isWhole(count, limits.SCHEDULE_COUNT_MAX);
  if (!isWhole(every, limits.SCHEDULE_EVERY_MAX) || !isEnded || !isCounted) return null;
  return {
    frequency,
    every: Number(every),
    endDate: end === "date" ? endDate : null,
    count: end === "count" ? Number(count) : null,
    weekend,
    mode,
  };
}

function isWhole(text: string, most: number): boolean {
  return /^[0-9]{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;
}

function RepeatForm({ day, repeat, onSave }: RepeatFormProps) {
  const { t } = useTranslation();
  const [start] = useState(() => fieldsOf(repeat));
  const [fields, setFields] = useState(start);
  useUnsaved(() => JSON.stringify(fields) !== JSON.stringify(start));
  const change = (changes: Partial<RepeatFields>) => setFields({ ...fields, ...changes });
  const chosen = repeatOf(fields, day);
  return (
    <>
      <Choice
        label={t("schedules.repeats")}
        choices={FREQUENCIES.map((value) => ({ value, text: t(`schedules.frequency.${value}`) }))}
        value={fields.frequency}
        onChange={(frequency) => change({ frequency })}
      />
      <TextField
        label={t("schedules.every")}
        help={t("schedules.everyHelp")}
        inputMode="numeric"
        autoComplete="off"
        value={fields.every}
        onChange={({ target }) => change({ every: target.value })}
      />
      <Choice
        label={t("schedules.ends")}
        choices={ENDS.map((value) => ({ value, text: t(`schedules.end.${value}`) }))}
        value={fields.end}
        onChange={(end) => change({ end })}
      />
      {fields.end === "date" && (
        <TextField
          type="date"
          label={t("schedules.endDate")}
          value={fields.endDate}
          onChange={({ target }) => change({ endDate: target.value })}
        />
      )}
      {fields.end === "count" && (
        <TextField
          label={t("schedules.count")}
          inputMode="numeric"
          autoComplete="off"
          value={fields.count}
          onChange={({ target }) => change({ count: target.value })}
        />
      )}
      <Choice
        label={t("schedules.weekend")}
        choices={schedules.WEEKENDS.map((value) => ({ value, text: t(`schedules.shift.${value}`) }))}
        value={fields.weekend}
        onChange={(weekend) => change({ weekend })}
      />
      <Choice
        label={t("schedules.mode")}
        choices={schedules.MODES.map((value) => ({ value, text: t(`schedules.modes.${value}`) }))}
        value={fields.mode}
        onChange={(mode) => change({ mode })}
      />
      <Button
        size="l"
        block
        disabled={chosen === null}
        onClick={() => {
          if (chosen !== null) onSave(chosen);
        }}
      >
        {t("actions.ok")}
      </Button>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return <Field label={props.label}>{() => <SegmentedToggle {...props} />}</Field>;
}
