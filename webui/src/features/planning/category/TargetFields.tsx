import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { money as rule, months, targets } from "@/domain";
import { currencyInWords } from "@/i18n/currencyWords";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { amountOf } from "@/parts/forms/typedMoney";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { useFieldError } from "@/parts/forms/useSheetForm";
import { Field } from "@/ui/fields/Field";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { Select } from "@/ui/fields/Select";
import { Switch } from "@/ui/fields/Switch";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useFigure } from "../rows/useFigure";
import type { PlanFieldsProps } from "./CarryFields";

const EXAMPLE = "900.00";
const OFFERED_MONTHS = 36;

/** The amount that is to lie in a category by a month, or that is planned for it every month. */
export function TargetFields({ form, row }: PlanFieldsProps) {
  const { t } = useTranslation();
  const { withSymbol } = useFigure();
  const hasTarget = useWatch({ control: form.control, name: "hasTarget" });
  return (
    <>
      <ListGroup>
        <ListRow
          control
          wrap
          title={t("planning.target")}
          sub={t("planning.targetExample", { amount: withSymbol(EXAMPLE, row.currencyCode) })}
          end={
            <Switch
              {...form.register("hasTarget", {
                onChange: () => carryForTarget(form),
              })}
            />
          }
        />
      </ListGroup>
      {hasTarget && <Target form={form} row={row} />}
    </>
  );
}

function Target({ form, row }: PlanFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const every = useWatch({ control: form.control, name: "every" });
  const validate = (text: string) => wrongAmount("positiveMoney", text, row.currencyCode) ?? true;
  return (
    <>
      <TextField
        label={t("planning.targetAmount")}
        help={t("planning.budgetHelp", { currency: currencyInWords(row.currencyCode, language) })}
        inputMode="decimal"
        autoComplete="off"
        error={useFieldError(form)("amount")}
        {...form.register("amount", { validate })}
      />
      <Field label={t("planning.targetKind")}>
        {() => (
          <SegmentedToggle
            label={t("planning.targetKind")}
            choices={[
              { value: "once", text: t("planning.targetOnce") },
              { value: "month", text: t("planning.targetMonthly") },
            ]}
            value={every}
            onChange={(value) => {
              form.setValue("every", value, { shouldDirty: true });
              carryForTarget(form);
            }}
          />
        )}
      </Field>
      {every === "once" && <By form={form} row={row} />}
    </>
  );
}

/** Carry what is saved for a month: it lies there until then. */
function carryForTarget(form: PlanFieldsProps["form"]): void {
  const { hasTarget, every, carry } = form.getValues();
  if (hasTarget && every === "once" && carry === "none")
    form.setValue("carry", "left", { shouldDirty: true });
}

function By({ form, row }: PlanFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { field } = useController({ control: form.control, name: "by" });
  const first = row.date.slice(0, 7);
  const offered = months.between(first, months.add(first, OFFERED_MONTHS));
  const choices = [...new Set([...offered, field.value])]
    .sort()
    .map((value) => ({ value, text: monthName(value, language) }));
  return (
    <Select
      label={t("planning.targetBy")}
      help={usePerMonth({ form, row })}
      error={useFieldError(form)("by")}
      choices={choices}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

/** The budget that reaches the target in time, while it is typed. */
function usePerMonth({ form, row }: PlanFieldsProps): string | undefined {
  const { t } = useTranslation();
  const money = useMoney();
  const [text, by] = useWatch({ control: form.control, name: ["amount", "by"] });
  const month = row.date.slice(0, 7);
  if (wrongAmount("positiveMoney", text, row.currencyCode) !== null || by < month) return undefined;
  const carried = rule.fromText(row.carried);
  const needed = targets.perMonth({ amount: amountOf(text), by }, month, carried, row.currencyCode);
  return t("planning.perMonth", { amount: money(rule.formatText(needed), row.currencyCode).text });
}
