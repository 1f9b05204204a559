/** Two corrections of one entry as one: each field that one side alone touched is that side's. */
import type { HistoryEntry } from "@/contract/budget";
import { fromText } from "../rules/base/money";
import { compareInstants, parseMoment, type Moment } from "../rules/base/months";
import type { Operation, OperationOf } from "./operations";
import { replacingBody, settlementBody, transferBody } from "./rebooking";

export type CorrectingOperation =
  OperationOf<"replaceExpense"> | OperationOf<"replaceTransfer"> | OperationOf<"replaceSettlement">;
type Fields = Readonly<Record<string, unknown>>;

/** Left out of a body, the replaced entry's are inherited. */
const INHERITED = ["note", "payee", "tags", "date", "paidBy"] as const;
const AMOUNTS: ReadonlySet<string> = new Set(["value", "accountValue", "fromValue"]);

export function isCorrection(operation: Operation): operation is CorrectingOperation {
  return ["replaceExpense", "replaceTransfer", "replaceSettlement"].includes(operation.name);
}

/** Return a correction of `seen` as one of `present`, which took its place meanwhile. */
export function mergedCorrection(
  operation: CorrectingOperation,
  seen: HistoryEntry,
  present: HistoryEntry,
): CorrectingOperation {
  const mine: Fields = operation.body;
  const [before, theirs] = [bodyOf(operation, seen), bodyOf(operation, present)];
  const isMine = (field: string) => !isSameValue(field, mine[field] ?? before[field], before[field]);
  const kept = Object.entries(mine).filter(
    ([field]) => !INHERITED.some((name) => name === field) || isMine(field),
  );
  const body = { ...Object.fromEntries(kept), ...bookedOver(mine, before, theirs) };
  return { ...operation, entryId: present.id, body } as CorrectingOperation;
}

/** Return the amounts, accounts and categories that differ from mine: they belong together. */
function bookedOver(mine: Fields, before: Fields, theirs: Fields): Fields {
  const names = Object.keys({ ...before, ...theirs }).filter(
    (field) => !INHERITED.some((name) => name === field) && field !== "shares",
  );
  const isSame = (field: string, one: Fields, other: Fields) => isSameValue(field, one[field], other[field]);
  const given = { ...before, ...mine };
  if (names.every((field) => isSame(field, given, before))) {
    return Object.fromEntries(names.map((field) => [field, theirs[field]]));
  }
  const isOthersAlone = (field: string) => isSame(field, given, before) && !isSame(field, theirs, before);
  const isSameMoney = before["accountValue"] === undefined && theirs["accountValue"] === undefined;
  return {
    ...(isOthersAlone("accountId") && isSameMoney && { accountId: theirs["accountId"] }),
    ...(isOthersAlone("categoryId") && categoryOver(given, theirs)),
  };
}

/** Return the others' category of an entry of one line; several stay as they are. */
function categoryOver(mine: Fields, theirs: Fields): Fields {
  const [lines, others] = [mine["lines"], theirs["lines"]] as (readonly Fields[])[];
  const [line, ...more] = lines ?? [];
  if (line === undefined || more.length > 0 || others?.length !== 1) return {};
  const { categoryId } = theirs;
  return { categoryId, lines: [{ ...line, categoryId, value: mine["value"] }] };
}

function bodyOf({ name }: CorrectingOperation, entry: HistoryEntry): Fields {
  if (name === "replaceExpense") return replacingBody(entry);
  return name === "replaceTransfer" ? transferBody(entry) : settlementBody(entry);
}

/** Return whether two values of a body are equal: `15` is `15.00`, and lines are their categories and amounts. */
function isSameValue(field: string, one: unknown, other: unknown): boolean {
  if (AMOUNTS.has(field) && typeof one === "string" && typeof other === "string") {
    return fromText(one) === fromText(other);
  }
  if (field === "date" && typeof one === "string" && typeof other === "string") {
    return isSameMoment(parseMoment(one), parseMoment(other));
  }
  if (field === "lines" && Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length && one.every((line, at) => isSameLine(line as Fields, other[at] as Fields))
    );
  }
  return JSON.stringify(one) === JSON.stringify(other);
}

function isSameMoment(one: Moment, other: Moment): boolean {
  return one.localDay === other.localDay && compareInstants(one.instant, other.instant) === 0;
}

function isSameLine(one: Fields, other: Fields): boolean {
  const { note = "" } = one;
  const isSame = one["categoryId"] === other["categoryId"] && note === (other["note"] ?? "");
  return isSame && isSameValue("value", one["value"], other["value"]);
}
