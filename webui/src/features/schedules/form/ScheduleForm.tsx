import { useAtomValue } from "@/state/useAtomValue";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { limits, validation, type ScheduleKind } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import type { IdOf } from "@/parts/forms/useIntent";
import { TagSuggestions } from "@/parts/tags/TagSuggestions";
import { useCharactersLeft } from "@/parts/useCharactersLeft";
import { accountByIdAtom } from "@/state/budget/accounts";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Outcome } from "@/state/outcome";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import type { ScheduleFields } from "./fields";
import { PayeeAndTags } from "./PayeeAndTags";
import { PlaceField } from "./PlaceField";
import { RhythmFields } from "./RhythmFields";

const KINDS: readonly ScheduleKind[] = ["expense", "income", "transfer"];

export interface ScheduleFormProps {
  start: ScheduleFields;
  isNew: boolean;
  onSubmit: (fields: ScheduleFields, idOf: IdOf) => Promise<Outcome>;
  onClose: () => void;
}

/** Form of what is booked, on which days, and whether it is posted by itself. */
export function ScheduleForm({ start, isNew, onSubmit, onClose }: ScheduleFormProps) {
  const { t } = useTranslation();
  const { form, isDirty, errorOf, frame } = useSheetForm<ScheduleFields>({
    start,
    onClose,
    onSubmit,
    fieldOf,
  });
  const [kind, note] = useWatch({ control: form.control, name: ["kind", "note"] });
  const currency = useCurrency(form);
  const left = useCharactersLeft();
  return (
    <SubmitForm
      {...frame}
      submitLabel={t(isNew ? "schedules.add" : "actions.save")}
      disabled={!isNew && !isDirty}
    >
      {isNew && <Kind form={form} />}
      <TextField
        label={t("schedules.amount", { currency })}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf("value")}
        {...form.register("value", {
          validate: (text) => wrongAmount("positiveMoney", text, currency) ?? true,
        })}
      />
      {kind === "transfer" && <PlaceField form={form} name="fromAccountId" label={t("schedules.from")} />}
      <PlaceField
        form={form}
        name="accountId"
        label={t(kind === "transfer" ? "schedules.to" : "schedules.account")}
      />
      {kind === "expense" && <PlaceField form={form} name="categoryId" label={t("schedules.category")} />}
      <TextField
        label={t("schedules.note")}
        help={left(note, limits.NOTE_MAX_CHARACTERS)}
        autoComplete="off"
        error={errorOf("note")}
        {...form.register("note", { validate: (text) => validation.wrong("note", text) ?? true })}
      />
      <TagSuggestions text={note} onTake={(text) => form.setValue("note", text, { shouldDirty: true })} />
      <PayeeAndTags form={form} />
      <RhythmFields form={form} />
    </SubmitForm>
  );
}

function Kind({ form }: { form: UseFormReturn<ScheduleFields> }) {
  const { t } = useTranslation();
  const { field } = useController({ control: form.control, name: "kind" });
  return (
    <SegmentedToggle
      label={t("schedules.kind")}
      choices={KINDS.map((value) => ({ value, text: t(`history.kind.${value}`) }))}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

/** An expense is in the workspace's currency, anything else in that of the account it arrives in. */
function useCurrency(form: UseFormReturn<ScheduleFields>): string {
  const workspace = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const accounts = useAtomValue(accountByIdAtom);
  const [kind, accountId] = useWatch({ control: form.control, name: ["kind", "accountId"] });
  return kind === "expense" ? workspace : (accounts.get(accountId)?.currency ?? workspace);
}

/** Return the field of the form that shows an error of the request. */
function fieldOf(field: string): keyof ScheduleFields {
  if (field === "accountValue" || field === "fromValue" || field === "currencyCode") return "value";
  return field as keyof ScheduleFields;
}
