/** Lines of an expense or a refund as its body names them, or as they are inherited. */
import { DomainError, ErrorCode, fieldError } from "../../rules/base/errors";
import { checkCategory, inheritLines, type Line } from "../../rules/entries/lines";
import { fromText, type Money } from "../../rules/base/money";
import type { HistoryEntry } from "@/contract/budget";
import type { Body } from "@/contract/schemas";
import { positiveLines } from "../entryLines";
import { checked } from "./body";

const LINE_RULES = { value: "positiveMoney", note: "note" } as const;

type Given = Pick<Body<"AddExpense">, "lines" | "categoryId">;

/** Return the lines that a body names, checked; null where it names none. */
export function givenLines({ lines, categoryId }: Given): readonly Line[] | null {
  if (lines === undefined) return null;
  const given = lines.map((line, index) => {
    const { value, note = "" } = checkedLine(line, index);
    return { categoryId: line.categoryId, value: fromText(value), note };
  });
  if (given.length > 0) checkCategory(categoryId, given);
  return given;
}

/** Return the lines of the entry that is replaced, for the new value; without one, a line of the category. */
export function inheritedLines(
  replaced: HistoryEntry | null,
  value: Money,
  categoryId: string | undefined,
): readonly Line[] {
  const old = replaced === null ? [] : positiveLines(replaced);
  if (old.length > 0) return inheritLines(old, value, categoryId);
  if (categoryId === undefined) throw fieldError("categoryId", ErrorCode.VALIDATION_REQUIRED);
  return [{ categoryId, value, note: "" }];
}

type LineBody = NonNullable<Given["lines"]>[number];

function checkedLine(line: LineBody, index: number): LineBody {
  try {
    return checked(line, LINE_RULES);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = Object.entries(error.fields).map(([field, code]) => [
      `lines.${String(index)}.${field}`,
      code,
    ]);
    throw new DomainError(error.code, Object.fromEntries(fields) as DomainError["fields"]);
  }
}
