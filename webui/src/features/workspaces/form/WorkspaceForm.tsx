import { useAtomValue } from "@/state/useAtomValue";
import { useId, useState, type ReactNode } from "react";
import { Info } from "lucide-react";
import { useController, type Control } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { type Workspace, currencies, limits, months } from "@/domain";
import type { Invited } from "@/state/budget/sharing";
import { FormPage } from "@/parts/forms/FormPage";
import { useFieldForm, type FormField } from "@/parts/useFieldForm";
import { workspaceAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { ActionBar } from "@/ui/frame/ActionBar";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { useCurrencyName } from "@/i18n/currencyNames";
import { Select } from "@/ui/fields/Select";
import { TextField } from "@/ui/fields/TextField";
import { Banner } from "@/ui/frame/Banner";
import { dayRangeText, monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { todayAtom } from "@/state/device";
import { Details } from "@/ui/rows/Details";
import { PeopleSection } from "../people/PeopleSection";
import { newTerms, TERMS_RULES, termsOf, type TermsValues } from "./terms";
import { WORKSPACES } from "../paths";
import { useWorkspaceTexts } from "../WorkspaceRow";
import css from "./WorkspaceForm.module.css";

export interface WorkspaceFormProps {
  title: string;
  submitLabel: string;
  /** As it is now; null for a new one. */
  workspace: Workspace | null;
  /** Changes that are kept and sent later need no connection. */
  isQueued: boolean;
  onSave: (values: TermsValues, invited: readonly Invited[]) => Promise<Outcome>;
  /** Below the people. */
  children?: ReactNode;
}

/** The terms and the people of a workspace, saved together. */
export function WorkspaceForm({ workspace, onSave, children, ...texts }: WorkspaceFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [invited, setInvited] = useState<readonly Invited[]>([]);
  const open = useAtomValue(workspaceAtom);
  const before = workspace === null ? null : termsOf(workspace);
  const { field, control, isDirty, ...form } = useFieldForm<TermsValues>(
    TERMS_RULES,
    async (values) => {
      const outcome = await onSave(values, invited);
      if (outcome.ok) setInvited([]);
      return outcome;
    },
    { start: before ?? newTerms(open) },
  );
  useUnsaved(() => invited.length > 0);
  const isOnline = useAtomValue(onlineAtom);
  const isHeld = !isOnline && (!texts.isQueued || invited.length > 0);
  const isChanged = workspace === null || isDirty || invited.length > 0;
  const save = (
    <ActionBar note={form.failure ?? (isHeld ? t("workspaces.saveOffline") : undefined)} failed={!isHeld}>
      <Button type="submit" form={id} size="l" block busy={form.busy} disabled={isHeld || !isChanged}>
        {texts.submitLabel}
      </Button>
    </ActionBar>
  );
  return (
    <FormPage title={texts.title} back={WORKSPACES} action={save}>
      <form id={id} className={css["Form"]} noValidate onSubmit={form.onSubmit}>
        <TermsFields field={field} control={control} before={before} />
      </form>
      <PeopleSection workspace={workspace} invited={invited} onInvite={setInvited} />
      {children}
    </FormPage>
  );
}

interface TermsFieldsProps {
  field: FormField<TermsValues>;
  control: Control<TermsValues>;
  /** Saved terms; null in a new workspace. */
  before: TermsValues | null;
}

/** Name, currency and first day, each with what a change of it means. */
function TermsFields({ field, control, before }: TermsFieldsProps) {
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

const AROUND = [-1, 0, 1];

/** The running month and its neighbours as they would be with this first day. */
export function MonthRanges({ firstDay }: { firstDay: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const running = months.monthOf(useAtomValue(todayAtom), firstDay);
  const details = AROUND.map((distance) => {
    const month = months.add(running, distance);
    const [first, last] = months.dayRange(month, firstDay);
    const name = monthName(month, language);
    const label = distance === 0 ? t("workspaces.now", { month: name }) : name;
    return { label, value: unbroken(dayRangeText(first, last, language)) };
  });
  return <Details details={details} />;
}

/** A line may end between two days, not within one. */
function unbroken(range: string): string {
  return range.replace(/(\d) /g, "$1\u00a0");
}
