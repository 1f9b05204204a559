import { useSetAtom } from "jotai";
import type { ErrorCode } from "@/domain";
import { changeImportRulesAtom, type ImportRule } from "@/state/budget/importRules";
import type { PreviewedLine } from "@/state/budget/imports";
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
