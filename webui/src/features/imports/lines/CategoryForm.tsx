import { useAtomValue, useSetAtom } from "jotai";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode, limits } from "@/domain";
import { useNames } from "@/i18n/useNames";
import type { FormSheetControl } from "@/parts/forms/FormSheet";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { categoriesAtom } from "@/state/budget/categories";
import { changeImportSettingsAtom, type PreviewedLine } from "@/state/budget/imports";
import { DONE, type Outcome } from "@/state/outcome";
import { Select } from "@/ui/fields/Select";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { Switch } from "@/ui/fields/Switch";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import type { Import } from "../useImport";
import { naming, unnaming } from "./mends";

interface Values {
  category: string;
  isRule: boolean;
  contains: string;
}

export interface CategoryFormProps {
  importing: Import;
  line: PreviewedLine;
  sheet: FormSheetControl;
}

/** The category of one line, or of every line whose note contains a text: then it is a rule, and kept. */
export function CategoryForm({ importing, line, sheet }: CategoryFormProps) {
  const { t } = useTranslation();
  const names = useNames();
  const save = useSave(importing, line);
  const start = { category: line.category ?? "", isRule: false, contains: likelyText(line.note) };
  const { form, isDirty, errorOf, frame } = useSheetForm<Values>({ start, sheet, onSubmit: save });
  const { field } = useController({ control: form.control, name: "category" });
  const isRule = useWatch({ control: form.control, name: "isRule" });
  const known = useAtomValue(categoriesAtom).map(({ name }) => name);
  const choices = known.includes(start.category) ? known : [start.category, ...known];
  const validate = (text: string) => !isRule || text.trim() !== "" || ErrorCode.VALIDATION_REQUIRED;
  return (
    <SubmitForm {...frame} submitLabel={t("actions.save")} disabled={!isDirty}>
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
    </SubmitForm>
  );
}

/** Who was paid stands before what it was for. */
function likelyText(note: string): string {
  return Array.from(note.split(" · ")[0] ?? "")
    .slice(0, limits.LABEL_MAX_CHARACTERS)
    .join("")
    .trim();
}

function useSave({ mends, setMends, again }: Import, line: PreviewedLine) {
  const change = useSetAtom(changeImportSettingsAtom);
  return async ({ category, isRule, contains }: Values): Promise<Outcome> => {
    if (!isRule) {
      setMends(naming(mends, line, category));
      return DONE;
    }
    const text = contains.trim();
    const isOther = (rule: { readonly contains: string }) =>
      rule.contains.toLowerCase() !== text.toLowerCase();
    const reading = await change(({ rules }) => ({
      rules: [{ contains: text, category }, ...rules.filter(isOther)],
    }));
    if (!reading.ok) {
      const [code = reading.code] = Object.values(reading.fields);
      return { ...reading, fields: { contains: code as ErrorCode } };
    }
    setMends(unnaming(mends, line));
    again();
    return DONE;
  };
}
