import { useAtomValue } from "@/state/useAtomValue";
import { useController, type UseFormReturn } from "react-hook-form";
import { ErrorCode } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useFieldError } from "@/parts/forms/useSheetForm";
import { accountsAtom } from "@/state/budget/accounts";
import { categoriesAtom } from "@/state/budget/categories";
import { Select } from "@/ui/fields/Select";
import type { ScheduleFields } from "./fields";

export interface PlaceFieldProps {
  form: UseFormReturn<ScheduleFields>;
  name: "accountId" | "fromAccountId" | "categoryId";
  label: string;
}

/** An account or a category; one has to be chosen. */
export function PlaceField({ form, name, label }: PlaceFieldProps) {
  const { t } = useTranslation();
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
      closeLabel={t("actions.close")}
    />
  );
}
