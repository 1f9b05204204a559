import { useAtomValue } from "@/state/useAtomValue";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode, limits } from "@/domain";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useFieldError } from "@/parts/forms/useSheetForm";
import { accountsAtom } from "@/state/budget/accounts";
import { categoriesAtom } from "@/state/budget/categories";
import { workspaceAtom } from "@/state/budget/workspace";
import { Select } from "@/ui/fields/Select";
import { Switch } from "@/ui/fields/Switch";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { wrongValue, type ReminderFields } from "./fields";

interface FieldsProps {
  form: UseFormReturn<ReminderFields>;
}

/** Switch that opens the keypad on a tap, and the values it is filled with. */
export function ExpenseFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const hasExpense = useWatch({ control: form.control, name: "hasExpense" });
  return (
    <>
      <ListGroup>
        <ListRow
          control
          title={t("reminders.withExpense")}
          sub={t("reminders.withExpenseText")}
          end={<Switch {...form.register("hasExpense")} />}
        />
      </ListGroup>
      {hasExpense && (
        <>
          <Place form={form} name="accountId" />
          <Place form={form} name="categoryId" />
          <Value form={form} />
        </>
      )}
    </>
  );
}

/** Which account or category; one has to be chosen. */
function Place({ form, name }: FieldsProps & { name: "accountId" | "categoryId" }) {
  const { t } = useTranslation();
  const names = useNames();
  const [accounts, categories] = [useAtomValue(accountsAtom), useAtomValue(categoriesAtom)];
  const rows: readonly { id: string; name: string }[] = name === "accountId" ? accounts : categories;
  const validate = (id: string) => rows.some((row) => row.id === id) || ErrorCode.VALIDATION_REQUIRED;
  const { field } = useController({ control: form.control, name, rules: { validate } });
  return (
    <Select
      label={t(`reminders.${name}`)}
      error={useFieldError(form)(name)}
      choices={rows.map((row) => ({ value: row.id, text: names(row.name) }))}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

function Value({ form }: FieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  return (
    <TextField
      label={t("reminders.amount")}
      help={t("reminders.amountHelp", { currency: currencyInWords(currencyCode, language) })}
      inputMode="decimal"
      autoComplete="off"
      error={useFieldError(form)("value")}
      {...form.register("value", { validate: (text) => wrongValue(text, currencyCode) ?? true })}
    />
  );
}
