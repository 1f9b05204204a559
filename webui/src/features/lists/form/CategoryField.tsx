import { useAtomValue } from "jotai";
import { useController, type Control } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { useNames } from "@/i18n/useNames";
import { categoriesAtom } from "@/state/budget/categories";
import { Select } from "@/ui/fields/Select";
import { NO_CATEGORY, type ListFields } from "./fields";

/** What the list is for: its colour, and whose budget it is bought from. */
export function CategoryField({ control }: { control: Control<ListFields> }) {
  const { t } = useTranslation();
  const [names, message] = [useNames(), useMessage()];
  const { field, fieldState } = useController({ control, name: "categoryId" });
  const categories = useAtomValue(categoriesAtom);
  const code = fieldState.error?.message;
  return (
    <Select
      label={t("lists.category")}
      error={code === undefined ? undefined : message(code)}
      choices={[
        { value: NO_CATEGORY, text: t("lists.uncategorised") },
        ...categories.map(({ id, name }) => ({ value: id, text: names(name) })),
      ]}
      value={field.value}
      onChange={field.onChange}
      closeLabel={t("actions.close")}
    />
  );
}
