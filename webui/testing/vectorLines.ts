/** For tests: the rules of lines and refunds, as the vectors call them. */
import * as expenses from "@/domain/rules/entries/expenses";
import * as lines from "@/domain/rules/entries/lines";
import { all, amount, digits, optional, table, text, textOrNull, type Args, type Json } from "./vectorValues";

const linesOf = (value: Json | undefined): readonly lines.Line[] =>
  all(value).map(({ categoryId, value: part, note = "" }) => ({
    categoryId: text(categoryId),
    value: amount(part),
    note: text(note),
  }));

const amountsOf = (value: Json | undefined) => (value as readonly Json[]).map(amount);
const categoryOf = (a: Args) => textOrNull(a["categoryId"]) ?? undefined;

export const LINE_RULES: Readonly<Record<string, (args: Args) => unknown>> = {
  "expenses.refund": (a) =>
    expenses.refund(
      amount(a["value"]),
      text(a["currency"]),
      text(a["accountCurrency"]),
      table(a["rates"]),
      optional(a["accountValue"]),
    ),
  "lines.checkLines": (a) => {
    lines.checkLines(amount(a["value"]), text(a["currency"]), linesOf(a["lines"]));
  },
  "lines.checkCategory": (a) => {
    lines.checkCategory(categoryOf(a), linesOf(a["lines"]));
  },
  "lines.inheritLines": (a) => lines.inheritLines(linesOf(a["old"]), amount(a["value"]), categoryOf(a)),
  "lines.refundLines": (a) => lines.refundLines(linesOf(a["expense"]), amount(a["value"]), categoryOf(a)),
  "lines.checkRefunds": (a) => {
    lines.checkRefunds(amount(a["value"]), amountsOf(a["refunded"]));
  },
  "lines.divide": (a) => lines.divide(amount(a["amount"]), amountsOf(a["values"]), digits(a["digits"])),
  "lines.spentByCategory": (a) =>
    Object.fromEntries(lines.spentByCategory(linesOf(a["lines"]), amount(a["spent"]))),
};
