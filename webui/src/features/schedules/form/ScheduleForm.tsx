import { useAtomValue } from "@/state/useAtomValue";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { useRef } from "react";
import { limits, validation, type ScheduleKind, ErrorCode } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useSheetForm, useFieldError } from "@/parts/forms/useSheetForm";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import type { IdOf } from "@/parts/forms/useIntent";
import { TagSuggestions } from "@/parts/tags/TagSuggestions";
import { useCharactersLeft } from "@/parts/useCharactersLeft";
import { accountByIdAtom, accountsAtom } from "@/state/budget/accounts";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Outcome } from "@/state/outcome";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { MetaRow } from "@/parts/meta/MetaButton";
import { PayeeChip } from "@/parts/payees/PayeeChip";
import { TagsChip } from "@/parts/tags/TagsChip";
import { categoriesAtom } from "@/state/budget/categories";
import { useNames } from "@/i18n/useNames";
import { Select } from "@/ui/fields/Select";
import type { ScheduleFields } from "./fields";
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

/** The payee and the tags of each entry that a schedule books; a known payee fills in its usual category. */
function PayeeAndTags({ form }: { form: UseFormReturn<ScheduleFields> }) {
  const { control } = form;
  const { field: payee } = useController({ control, name: "payee" });
  const { field: tags } = useController({ control, name: "tags" });
  const kind = useWatch({ control, name: "kind" });
  const fillCategory = useFilledCategory(form);
  return (
    <MetaRow even>
      <PayeeChip
        payee={payee.value}
        isFrom={kind === "income"}
        onChoose={(name, known) => {
          payee.onChange(name);
          fillCategory(known?.categoryId);
        }}
      />
      <TagsChip tags={tags.value} onChange={tags.onChange} />
    </MetaRow>
  );
}

/** Return a function that takes the category of a payee, unless another one was given by hand. */
function useFilledCategory({ getValues, setValue }: UseFormReturn<ScheduleFields>) {
  const categories = useAtomValue(categoriesAtom);
  const filled = useRef("");
  return (categoryId: string | null | undefined) => {
    const { kind, categoryId: given } = getValues();
    const isThere = categories.some(({ id }) => id === categoryId);
    if (categoryId == null || !isThere || kind !== "expense" || given !== filled.current) return;
    filled.current = categoryId;
    setValue("categoryId", categoryId, { shouldDirty: true, shouldValidate: true });
  };
}

interface PlaceFieldProps {
  form: UseFormReturn<ScheduleFields>;
  name: "accountId" | "fromAccountId" | "categoryId";
  label: string;
}

/** An account or a category; one has to be chosen. */
function PlaceField({ form, name, label }: PlaceFieldProps) {
  const names = useNames();
  const [accounts, categories] = [useAtomValue(accountsAtom), useAtomValue(categoriesAtom)];
  const rows: readonly { id: string; name: string }[] = name === "categoryId" ? categories : accounts;
  const validate = (id: string, { kind, accountId }: ScheduleFields) => {
    if (name === "fromAccountId" && kind === "transfer" && id === accountId)
      return ErrorCode.TRANSFER_SAME_ACCOUNT;
    return rows.some((row) => row.id === id) || ErrorCode.VALIDATION_REQUIRED;
  };
  const { field } = useController({
    control: form.control,
    name,
    rules: { validate },
    shouldUnregister: false,
  });
  return (
    <Select
      label={label}
      error={useFieldError(form)(name)}
      choices={rows.map((row) => ({ value: row.id, text: names(row.name) }))}
      value={field.value}
      onChange={field.onChange}
    />
  );
}
