import { useSetAtom } from "jotai";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import type { PreviewedLine } from "@/state/budget/imports";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { ErrorCode, limits } from "@/domain";
import { changeImportRulesAtom, type ImportRule } from "@/state/budget/importRules";
import { DONE, type Outcome } from "@/state/outcome";
import { useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { categoriesAtom } from "@/state/budget/categories";
import { Select } from "@/ui/fields/Select";
import { Switch } from "@/ui/fields/Switch";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import type { Import } from "../useImport";
import { LineFields, type FieldsProps } from "./LineFields";
import { startOf, type LineValues, editOf } from "./lineValues";
import { fieldsOf, isBookable, editLine } from "./edits";

export interface LineFormProps {
  importing: Import;
  line: PreviewedLine;
  onClose: () => void;
}

/** Fields of a line that the person can change. */
export function LineForm({ importing, line, onClose }: LineFormProps) {
  const { t } = useTranslation();
  const start = startOf(line);
  const onSubmit = useSaveLine(importing, line, start);
  const { form, isDirty, errorOf, frame } = useSheetForm<LineValues>({ start, onClose, onSubmit });
  const isSpending = line.kind === "expense" && isBookable(line);
  return (
    <SubmitForm {...frame} submitLabel={t("actions.save")} disabled={!isDirty}>
      <LineFields form={form} line={line} fields={fieldsOf(line)} errorOf={errorOf} />
      {isSpending && <CategoryFields form={form} errorOf={errorOf} />}
    </SubmitForm>
  );
}

/** Save the edit of a line, and its rule; the preview is read again when more than the category changed. */
function useSaveLine(importing: Import, line: PreviewedLine, start: LineValues) {
  const keepRule = useKeepRule();
  const { edits, setEdits, again } = importing;
  return async (values: LineValues): Promise<Outcome> => {
    const edit = editOf(values, start, fieldsOf(line));
    const outcome = values.isRule ? await keepRule(values) : DONE;
    if (!outcome.ok) return outcome;
    const asRule = values.isRule ? { category: undefined } : {};
    setEdits(editLine(edits, line, { ...edit, ...asRule }));
    if (values.isRule || Object.keys(edit).some((name) => name !== "category")) again();
    return DONE;
  };
}

function useKeepRule() {
  const change = useSetAtom(changeImportRulesAtom);
  return async ({ contains, category }: LineValues): Promise<Outcome> => {
    const text = contains.trim();
    const rule: ImportRule = { field: "note", match: "contains", text, category };
    const reading = await change((rules) => [rule, ...rules.filter((each) => !isAlike(each, rule))]);
    if (reading.ok) return DONE;
    const [code = reading.code] = Object.values(reading.fields);
    return { ...reading, fields: { contains: code as ErrorCode } };
  };
}

/** Return whether two rules are tried on the same texts. */
function isAlike(one: ImportRule, other: ImportRule): boolean {
  const of = ({ field = "note", match = "contains", text }: ImportRule) =>
    [field, match, text.toLowerCase()].join(" ");
  return of(one) === of(other);
}

/** The category of one line, or of every line whose note contains a text: then it is a rule, and kept. */
function CategoryFields({ form, errorOf }: FieldsProps) {
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
