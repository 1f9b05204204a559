import { useAtomValue } from "@/state/useAtomValue";
import { useController, type FieldPath, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { ErrorCode, limits, validation } from "@/domain";
import { amountOf } from "@/parts/forms/typedMoney";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { MetaRow } from "@/parts/meta/MetaButton";
import { PayeeChip } from "@/parts/payees/PayeeChip";
import { TagsChip } from "@/parts/tags/TagsChip";
import { accountsAtom } from "@/state/budget/accounts";
import type { PreviewedLine } from "@/state/budget/imports";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { Select } from "@/ui/fields/Select";
import { TextField } from "@/ui/fields/TextField";
import type { LineValues } from "./lineValues";
import type { LineField } from "./edits";

export interface FieldsProps {
  form: UseFormReturn<LineValues>;
  errorOf: (field: FieldPath<LineValues>) => string | undefined;
}

interface LineFieldsProps extends FieldsProps {
  line: PreviewedLine;
  fields: readonly LineField[];
}

/** Amount, day, account, note, payee and tags of a line, as far as they can be edited. */
export function LineFields({ form, line, fields, errorOf }: LineFieldsProps) {
  const { t } = useTranslation();
  const has = (field: LineField) => fields.includes(field);
  const isDay = (text: string) => validation.wrong("date", text) ?? true;
  return (
    <>
      {has("amount") && <AmountFields form={form} line={line} errorOf={errorOf} />}
      {has("day") && (
        <TextField
          type="date"
          label={t("imports.facts.day")}
          error={errorOf("day")}
          {...form.register("day", { validate: isDay })}
        />
      )}
      {has("accountId") && <AccountField form={form} errorOf={errorOf} />}
      {has("note") && (
        <TextField
          label={t("imports.facts.note")}
          autoComplete="off"
          maxLength={limits.NOTE_MAX_CHARACTERS}
          error={errorOf("note")}
          {...form.register("note", { validate: (text) => validation.wrong("note", text) ?? true })}
        />
      )}
      {has("payee") && <PayeeAndTags form={form} />}
    </>
  );
}

/** Amount and direction; the direction of a transfer is fixed. */
function AmountFields({ form, line, errorOf }: Omit<LineFieldsProps, "fields">) {
  const { t } = useTranslation();
  const { field } = useController({ control: form.control, name: "way" });
  const validate = (text: string): ErrorCode | true => {
    if (text.trim() === "") return ErrorCode.VALIDATION_REQUIRED;
    const wrong =
      line.currencyCode === null
        ? validation.wrong("positiveMoney", amountOf(text))
        : wrongAmount("positiveMoney", text, line.currencyCode);
    return wrong ?? true;
  };
  return (
    <>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        label={t("imports.facts.amount")}
        error={errorOf("amount")}
        {...form.register("amount", { validate })}
      />
      {line.kind !== "transfer" && (
        <SegmentedToggle
          label={t("imports.way")}
          choices={[
            { value: "out", text: t("imports.fields.outflow") },
            { value: "in", text: t("imports.fields.inflow") },
          ]}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    </>
  );
}

function PayeeAndTags({ form: { control } }: Pick<FieldsProps, "form">) {
  const { field: payee } = useController({ control, name: "payee" });
  const { field: tags } = useController({ control, name: "tags" });
  return (
    <MetaRow even>
      <PayeeChip payee={payee.value} onChoose={payee.onChange} />
      <TagsChip tags={tags.value} onChange={tags.onChange} />
    </MetaRow>
  );
}

function AccountField({ form, errorOf }: FieldsProps) {
  const { t } = useTranslation();
  const names = useNames();
  const { field } = useController({
    control: form.control,
    name: "accountId",
    rules: { validate: (id) => id !== "" || ErrorCode.VALIDATION_REQUIRED },
  });
  const choices = useAtomValue(accountsAtom).map(({ id, name, currency }) => ({
    value: id,
    text: names(name),
    sub: currency,
  }));
  return (
    <Select
      label={t("imports.facts.account")}
      placeholder={t("imports.which")}
      choices={choices}
      value={field.value === "" ? undefined : field.value}
      error={errorOf("accountId")}
      onChange={field.onChange}
    />
  );
}
