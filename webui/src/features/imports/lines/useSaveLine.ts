import { useSetAtom } from "jotai";
import type { ErrorCode } from "@/domain";
import { changeImportSettingsAtom, type PreviewedLine } from "@/state/budget/imports";
import { DONE, type Outcome } from "@/state/outcome";
import type { Import } from "../useImport";
import { editOf, type LineValues } from "./lineValues";
import { fieldsOf, editLine } from "./edits";

/** Save the edit of a line, and its rule; the preview is read again when more than the category changed. */
export function useSaveLine(importing: Import, line: PreviewedLine, start: LineValues) {
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
  const change = useSetAtom(changeImportSettingsAtom);
  return async ({ contains, category }: LineValues): Promise<Outcome> => {
    const text = contains.trim();
    const isOther = (rule: { readonly contains: string }) =>
      rule.contains.toLowerCase() !== text.toLowerCase();
    const reading = await change(({ rules }) => ({
      rules: [{ contains: text, category }, ...rules.filter(isOther)],
    }));
    if (reading.ok) return DONE;
    const [code = reading.code] = Object.values(reading.fields);
    return { ...reading, fields: { contains: code as ErrorCode } };
  };
}
