/** For tests: the rules of months and of what is to come in them, as the vectors call them. */
import * as money from "@/domain/rules/money";
import * as plannings from "@/domain/rules/plannings";
import {
  all,
  amount,
  month,
  optional,
  rows,
  table,
  text,
  textOrNull,
  type Args,
  type Json,
} from "./vectorValues";

/** A month; what is to come is in the answer of cases that say something of it. */
export function monthView({ categories, budgets, daySums, upcoming, ...args }: Args): unknown {
  const coming = upcoming === undefined ? [] : all(upcoming).map(comingOf);
  const seen = plannings.view(
    month(args["month"]),
    rows(categories),
    rows(budgets),
    rows(daySums),
    table(args["rates"]),
    coming,
  );
  const said = ({ upcoming: later, free, ...row }: plannings.Progress) =>
    upcoming === undefined ? row : { ...row, upcoming: later, free };
  const ofEach = (each: ReadonlyMap<string, plannings.Progress>) =>
    new Map([...each].map(([id, row]) => [id, said(row)] as const));
  return { ...seen, total: said(seen.total), rows: ofEach(seen.rows), removed: ofEach(seen.removed) };
}

/** A row of which a case says nothing to come has nothing. */
export function paceRow(value: Json | undefined): Parameters<typeof plannings.pace>[1] {
  const row = value as Args;
  return {
    currencyCode: text(row["currencyCode"]),
    budget: amount(row["budget"]),
    spent: amount(row["spent"]),
    upcoming: optional(row["upcoming"]) ?? money.ZERO,
  };
}

const comingOf = (part: Args): plannings.Coming => ({
  categoryId: textOrNull(part["categoryId"]),
  currencyCode: text(part["currencyCode"]),
  value: amount(part["value"]),
});
