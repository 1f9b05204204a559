/** For tests: the rules of carry-over, targets and expected income, as the vectors call them. */
import * as carryOver from "@/domain/rules/planning/carryOver";
import type { Amount } from "@/domain/rules/base/conversions";
import * as expectedIncome from "@/domain/rules/planning/expectedIncome";
import * as explanations from "@/domain/rules/planning/explanations";
import * as plannings from "@/domain/rules/planning/plannings";
import * as suggestions from "@/domain/rules/planning/suggestions";
import * as targets from "@/domain/rules/planning/targets";
import type { ExplainedNumber } from "@/contract/budget";
import { comingOf, figures } from "./vectorMonths";
import {
  all,
  amount,
  flag,
  month,
  optional,
  rows,
  table,
  text,
  texts,
  type Args,
  type Json,
} from "./vectorValues";

const amountIn = (part: Args): Amount => ({
  currencyCode: text(part["currencyCode"]),
  amount: amount(part["amount"]),
});

const ruleOf = (rule: Args) => ({ cap: null, ...rule }) as unknown as carryOver.Rule;

function past(value: Json | undefined): carryOver.Past {
  const given = value as Args;
  return { ...given, rules: all(given["rules"]).map(ruleOf) } as unknown as carryOver.Past;
}

function target(value: Json | undefined): targets.Target {
  const given = value as Args;
  const { by = null } = given;
  return { ...given, by, everyMonth: flag(given["everyMonth"]) } as unknown as targets.Target;
}

const numberOf = (a: Args) => text(a["of"]) as ExplainedNumber;
const carryOf = (a: Args) => text(a["carry"]) as carryOver.Carry;

/** A month with the amounts that are carried into it. */
function monthOf(a: Args) {
  const [ofMonth, rates] = [month(a["month"]), table(a["rates"])];
  const budgets: readonly plannings.StoredBudget[] = rows(a["budgets"]);
  const live = budgets.filter(({ deleted }) => !deleted);
  const codes = new Map(live.map(({ categoryId, currencyCode }) => [categoryId, currencyCode]));
  const carried = carryOver.carriedInto(ofMonth.key, codes, ofMonth.currencyCode, past(a["past"]), rates);
  const seen = plannings.view(
    ofMonth,
    rows(a["categories"]),
    budgets,
    rows(a["daySums"]),
    rates,
    all(a["upcoming"]).map(comingOf),
    carried,
    all(a["targets"]).map(target),
  );
  return { seen, carried, rates };
}

/** A month with what is carried into it and kept for targets. */
function monthView(a: Args): unknown {
  const { seen } = monthOf(a);
  const said = (row: plannings.Progress) => {
    const { carried, available, upcoming, free } = row;
    return { ...figures(row), carried, available, upcoming, free };
  };
  return {
    rows: new Map([...seen.rows].map(([id, row]) => [id, said(row)] as const)),
    total: { ...said(seen.total), setAside: seen.total.setAside },
    notConverted: seen.budgetsNotConverted,
  };
}

export const CARRY_RULES: Readonly<Record<string, (args: Args) => unknown>> = {
  "carry_over.checkRule": (a) => {
    carryOver.checkRule(carryOf(a), text(a["currencyCode"]), optional(a["cap"]));
  },
  "carry_over.handed": (a) => carryOver.handed(amount(a["available"]), carryOf(a), optional(a["cap"])),
  "carry_over.rulesOf": (a) => {
    const seen = carryOver.rulesOf(all(a["rules"]).map(ruleOf), text(a["month"]));
    return texts(Object.fromEntries(seen));
  },
  "carry_over.carriedInto": (a) =>
    carryOver.carriedInto(
      text(a["month"]),
      new Map(Object.entries(a["codes"] as Args).map(([id, code]) => [id, text(code)] as const)),
      text(a["currencyCode"]),
      past(a["past"]),
      table(a["rates"]),
    ),
  "explanations.explainMonth": (a) => {
    const { seen, rates } = monthOf(a);
    return explanations.explainMonth(numberOf(a), seen, rates);
  },
  "explanations.explainRow": (a) => {
    const [id, { seen, carried, rates }] = [text(a["categoryId"]), monthOf(a)];
    return explanations.explainRow(id, numberOf(a), seen, carried.get(id), rates);
  },
  "expected_income.expectedIncome": (a) =>
    expectedIncome.expectedIncome(
      all(a["scheduled"]).map(amountIn),
      text(a["currencyCode"]),
      table(a["rates"]),
      a["entered"] === undefined ? null : amountIn(a["entered"] as Args),
    ),
  "expected_income.toAssign": (a) => expectedIncome.toAssign(amount(a["budget"]), optional(a["expected"])),
  "suggestions.suggestion": (a) => {
    const spent = new Map<string, Amount[]>();
    for (const part of all(a["spent"])) {
      const key = text(part["month"]);
      spent.set(key, [...(spent.get(key) ?? []), amountIn(part)]);
    }
    const full = a["full"] as readonly string[];
    return suggestions.suggestion(full, spent, text(a["currencyCode"]), table(a["rates"]));
  },
  "targets.checkTarget": (a) => {
    targets.checkTarget(target(a["target"]), text(a["currencyCode"]));
  },
  "targets.firstMonth": (a) =>
    targets.firstMonth(text(a["running"]), a["stored"] === undefined ? null : text(a["stored"])),
  "targets.countsIn": (a) => targets.countsIn(target(a["target"]), text(a["month"])),
  "targets.perMonth": (a) =>
    targets.perMonth(target(a["target"]), text(a["month"]), amount(a["carried"]), text(a["currencyCode"])),
};

/** Months with empty fields in their words. */
export const CARRY_MONTHS: Readonly<Record<string, (args: Args) => unknown>> = {
  "carry_over.month": monthView,
};
