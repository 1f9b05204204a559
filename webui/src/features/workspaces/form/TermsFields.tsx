import { Info } from "lucide-react";
import { useController, type Control } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { currencies, limits } from "@/domain";
import { useCurrencyName } from "@/i18n/useCurrencyName";
import type { FormField } from "@/parts/useFieldForm";
import { Select } from "@/ui/fields/Select";
import { TextField } from "@/ui/fields/TextField";
import { Banner } from "@/ui/frame/Banner";
import { useWorkspaceTexts } from "../useWorkspaceTexts";
import { MonthRanges } from "./MonthRanges";
import type { TermsValues } from "./terms";

export interface TermsFieldsProps {
  field: FormField<TermsValues>;
  control: Control<TermsValues>;
  /** Saved terms; null in a new workspace. */
  before: TermsValues | null;
}

/** Name, currency and first day, each with what a change of it means. */
export function TermsFields({ field, control, before }: TermsFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField {...field("name")} label={t("workspaces.name")} autoComplete="off" />
      <CurrencyField control={control} before={before?.currencyCode} />
      <FirstDayField control={control} before={before?.firstDayOfMonth} />
    </>
  );
}

interface TermFieldProps {
  control: Control<TermsValues>;
  before: string | undefined;
}

function CurrencyField({ control, before }: TermFieldProps) {
  const { t } = useTranslation();
  const nameOf = useCurrencyName();
  const { field } = useController({ control, name: "currencyCode" });
  const codes = new Set<string>([...currencies.SELECTABLE, before ?? field.value]);
  const text = (code: string) => `${code} · ${nameOf(code)}`;
  const isChanged = before !== undefined && before !== field.value;
  return (
    <>
      <Select
        label={t("workspaces.currency")}
        closeLabel={t("actions.close")}
        choices={[...codes].map((value) => ({ value, text: text(value) }))}
        value={field.value}
        onChange={field.onChange}
      />
      {isChanged && <Consequence text={t("workspaces.currencyChanged", { now: field.value, before })} />}
    </>
  );
}

function FirstDayField({ control, before }: TermFieldProps) {
  const { t } = useTranslation();
  const { firstDayChoice } = useWorkspaceTexts();
  const { field } = useController({ control, name: "firstDayOfMonth" });
  const isChanged = before !== undefined && before !== field.value;
  return (
    <>
      <Select
        label={t("workspaces.firstDay")}
        closeLabel={t("actions.close")}
        choices={FIRST_DAYS.map((day) => ({ value: String(day), text: firstDayChoice(day) }))}
        value={field.value}
        onChange={field.onChange}
      />
      <MonthRanges firstDay={Number(field.value)} />
      {isChanged && <Consequence text={t("workspaces.dayChanged")} />}
    </>
  );
}

const FIRST_DAYS = Array.from({ length: limits.FIRST_DAY_MAX }, (_, index) => limits.FIRST_DAY_MIN + index);

function Consequence({ text }: { text: string }) {
  return <Banner glyph={Info} tone="info" inset text={text} />;
}
