import { useSetAtom } from "jotai";
import type { ErrorCode } from "@/domain";
import { changeImportSettingsAtom, type PreviewedLine } from "@/state/budget/imports";
import { DONE, type Outcome } from "@/state/outcome";
import type { Import } from "../useImport";
import { mendOf, type LineValues } from "./lineValues";
import { fieldsOf, saying } from "./mends";

/** Keeps what was said of a line, and its rule; the server looks at the file again when more than the category changed. */
export function useSaveLine(importing: Import, line: PreviewedLine, start: LineValues) {
  const keepRule = useKeepRule();
  const { mends, setMends, again } = importing;
  return async (values: LineValues): Promise<Outcome> => {
    const mend = mendOf(values, start, fieldsOf(line));
    const outcome = values.isRule ? await keepRule(values) : DONE;
    if (!outcome.ok) return outcome;
    const asRule = values.isRule ? { category: undefined } : {};
    setMends(saying(mends, line, { ...mend, ...asRule }));
    if (values.isRule || Object.keys(mend).some((name) => name !== "category")) again();
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
