/** Values of a line's form, and the edit they make. */
import { limits, money } from "@/domain";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import type { PreviewedLine } from "@/state/budget/imports";
import type { LineField, LineEdit } from "./edits";

export interface LineValues {
  /** Without a sign. */
  amount: string;
  way: "out" | "in";
  day: string;
  accountId: string;
  note: string;
  payee: string;
  tags: readonly string[];
  category: string;
  isRule: boolean;
  contains: string;
}

export function startOf(line: PreviewedLine): LineValues {
  const { amount, day, accountId, note, payee, tags, category } = line;
  return {
    amount: amount === null ? "" : typedOf(money.formatText(money.abs(money.fromText(amount)))),
    way: amount === null || amount.startsWith("-") ? "out" : "in",
    day: day ?? "",
    accountId: accountId ?? "",
    note,
    payee,
    tags,
    category: category ?? "",
    isRule: false,
    contains: likelyText(note),
  };
}

/** Return the fields that differ from the line; a category given by a rule is no difference. */
export function editOf(values: LineValues, start: LineValues, fields: readonly LineField[]): LineEdit {
  const isOther = (name: keyof LineValues) => values[name] !== start[name];
  const has = (name: LineField) => fields.includes(name);
  const amount = amountOf(values.amount);
  return {
    ...(has("amount") &&
      (isOther("amount") || isOther("way")) && { amount: values.way === "out" ? `-${amount}` : amount }),
    ...(has("day") && isOther("day") && { day: values.day }),
    ...(has("accountId") && isOther("accountId") && { accountId: values.accountId }),
    ...(has("note") && isOther("note") && { note: values.note }),
    ...(has("payee") && isOther("payee") && { payee: values.payee }),
    ...(has("tags") && values.tags.join(" ") !== start.tags.join(" ") && { tags: values.tags }),
    ...(isOther("category") && !values.isRule && { category: values.category }),
  };
}

/** Return the likely payee, which stands before the purpose. */
function likelyText(note: string): string {
  return Array.from(note.split(" · ")[0] ?? "")
    .slice(0, limits.LABEL_MAX_CHARACTERS)
    .join("")
    .trim();
}
