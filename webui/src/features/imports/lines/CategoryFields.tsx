import { useAtomValue } from "@/state/useAtomValue";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode, limits } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { categoriesAtom } from "@/state/budget/categories";
import { Select } from "@/ui/fields/Select";
import { Switch } from "@/ui/fields/Switch";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import type { FieldsProps } from "./LineFields";

/** The category of one line, or of every line whose note contains a text: then it is a rule, and kept. */
export function CategoryFields({ form, errorOf }: FieldsProps) {
  const { t } = useTranslation();
  const names = useNames();
  const { field } = useController({ control: form.control, name: "category" });
  const isRule = useWatch({ control: form.control, name: "isRule" });
  const known = useAtomValue(categoriesAtom).map(({ name }) => name);
  const present = form.formState.defaultValues?.category ?? "";
  const choices = known.includes(present) ? known : [present, ...known];
  const validate = (text: string, { isRule: asked }: { isRule: boolean }) =>
    !asked || text.trim() !== "" || ErrorCode.VALIDATION_REQUIRED;
  return (
    <>
      <Select
        label={t("imports.category")}
        closeLabel={t("actions.close")}
        choices={choices.map((value) => ({ value, text: names(value) }))}
        value={field.value}
        onChange={field.onChange}
      />
      <ListGroup>
        <ListRow
          control
          title={t("imports.asRule")}
          sub={t("imports.asRuleText")}
          wrap
          end={<Switch {...form.register("isRule")} />}
        />
      </ListGroup>
      {isRule && (
        <TextField
          label={t("imports.contains")}
          autoComplete="off"
          maxLength={limits.LABEL_MAX_CHARACTERS}
          error={errorOf("contains")}
          {...form.register("contains", { validate })}
        />
      )}
    </>
  );
}
