/** For tests: filters as `tests/vectors/filters.json` writes them, and the entries that they are tried on. */
import { checkNames, compileFilter, FilterError, parse, type FilteredLine } from "@/domain/rules/filters";
import { text, texts, textOrNull, type Args } from "./vectorValues";

const KINDS = "expense, income, transfer, refund, settlement";

export const FILTER_RULES: Readonly<Record<string, (args: Args) => unknown>> = {
  "filters.parse": (a) => tried(() => texts(parse(text(a["text"]), text(a["today"])))),
  "filters.matches": (a) => String(matches(a)),
  "filters.checkNames": (a) =>
    tried(() => {
      const known = a["known"] as Readonly<Record<string, readonly string[]>>;
      checkNames(parse(text(a["text"]), text(a["today"])), known);
      return "";
    }),
};

function matches(a: Args): boolean {
  const entry = a["entry"] as Args;
  const lines = entry["pieces"] as unknown as readonly FilteredLine[];
  const label = (name: string) => (entry[name] === "" ? null : textOrNull(entry[name]));
  const test = compileFilter(
    parse(text(a["text"]), text(a["today"])),
    new Map(Object.entries(a["names"] as Readonly<Record<string, string>>)),
  );
  const given = {
    ...(entry as Readonly<Record<string, never>>),
    lines,
    categoryLabel: label("categoryLabel"),
    accountLabel: label("accountLabel"),
    fromAccountLabel: label("fromAccountLabel"),
  };
  return test(given as never, a["line"] === undefined ? undefined : lines[Number(a["line"])]);
}

/** Return what a reading gives, or the code of what is wrong and where it begins; all kinds are KINDS there. */
function tried(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const { code, position, params } = error;
    const kinds = params["kinds"] === KINDS ? { kinds: "KINDS" } : {};
    return { code, position: String(position), ...params, ...kinds };
  }
}
