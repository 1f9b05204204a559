import { useId } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { months, type Carry } from "@/domain";
import { currencyInWords } from "@/i18n/currencyWords";
import { monthInWords } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { useFieldError } from "@/parts/forms/useSheetForm";
import type { PlanningRow } from "@/state/budget/planning";
import { Field } from "@/ui/fields/Field";
import { Radio } from "@/ui/fields/Radio";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import type { PlanFields } from "./planFields";

export interface PlanFieldsProps {
  form: UseFormReturn<PlanFields>;
  row: PlanningRow;
}

/** The rule for a category's rest at the end of the month. */
export function CarryFields({ form, row }: PlanFieldsProps) {
  const { t } = useTranslation();
  const carry = useWatch({ control: form.control, name: "carry" });
  return (
    <>
      <Field label={t("planning.leftovers")}>{() => <Rules form={form} row={row} />}</Field>
      {carry !== "none" && <Cap form={form} row={row} />}
    </>
  );
}

function Rules({ form, row }: PlanFieldsProps) {
  const { t } = useTranslation();
  const texts = useRuleTexts(row);
  const name = useId();
  const carry = useWatch({ control: form.control, name: "carry" });
  return (
    <div role="radiogroup" aria-label={t("planning.leftovers")}>
      <ListGroup>
        {texts.map(({ value, title, sub }) => (
          <ListRow
            key={value}
            control
            wrap
            title={title}
            sub={sub}
            start={
              <Radio
                name={name}
                checked={carry === value}
                onChange={() => form.setValue("carry", value, { shouldDirty: true })}
              />
            }
          />
        ))}
      </ListGroup>
    </div>
  );
}

interface RuleText {
  readonly value: Carry;
  readonly title: string;
  readonly sub: string;
}

function useRuleTexts({ budget, carried, date, currencyCode }: PlanningRow): RuleText[] {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const show = (amount: string) => money(amount, currencyCode).text;
  const values = { amount: show(carried), month: monthInWords(months.add(date.slice(0, 7), -1), language) };
  const fresh =
    Number(budget) === 0 ? t("planning.startFresh") : t("planning.startFreshAt", { amount: show(budget) });
  return [
    { value: "none", title: fresh, sub: t("planning.startFreshText") },
    {
      value: "left",
      title: t("planning.carryLeft"),
      sub: Number(carried) > 0 ? t("planning.cameFrom", values) : t("planning.carryLeftText"),
    },
    { value: "all", title: t("planning.carryAll"), sub: t("planning.carryAllText") },
  ];
}

function Cap({ form, row: { currencyCode } }: PlanFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const validate = (text: string) =>
    text.trim() === "" || (wrongAmount("notNegativeMoney", text, currencyCode) ?? true);
  return (
    <TextField
      label={t("planning.cap")}
      help={t("planning.capHelp", { currency: currencyInWords(currencyCode, language) })}
      inputMode="decimal"
      autoComplete="off"
      error={useFieldError(form)("cap")}
      {...form.register("cap", { validate })}
    />
  );
}
