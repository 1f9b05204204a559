/** For tests: the rules of months and of what is to come in them, as the vectors call them. */
import * as forecasts from "@/domain/rules/recurring/forecasts";
import * as money from "@/domain/rules/base/money";
import * as plannings from "@/domain/rules/planning/plannings";
import { move } from "@/domain/rules/planning/plannings/move";
import {
  all,
  amount,
  month,
  optional,
  rows,
  schedule,
  settled,
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
  const said = (row: plannings.Progress) => ({
    ...figures(row),
    ...(upcoming !== undefined && { upcoming: row.upcoming, free: row.free }),
  });
  const ofEach = (each: ReadonlyMap<string, plannings.Progress>) =>
    new Map([...each].map(([id, row]) => [id, said(row)] as const));
  const { budgetsNotConverted } = seen;
  return {
    total: said(seen.total),
    rows: ofEach(seen.rows),
    removed: ofEach(seen.removed),
    budgetsNotConverted,
  };
}

/** What every case says of a budget. */
export function figures(row: plannings.Progress): object {
  const { currencyCode, budget, spent, percent, ratio, overflow, left, leftPerDay, notConverted } = row;
  return { currencyCode, budget, spent, percent, ratio, overflow, left, leftPerDay, notConverted };
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

export const comingOf = (part: Args): plannings.UpcomingSum => ({
  categoryId: textOrNull(part["categoryId"]),
  currencyCode: text(part["currencyCode"]),
  value: amount(part["value"]),
});

/** A schedule with what it books. */
function planned(value: Json | undefined): forecasts.Planned {
  const given = value as Args;
  const unsaid = { fromAccountId: null, categoryId: null, accountValue: null, fromValue: null };
  return { ...unsaid, ...schedule(given) } as unknown as forecasts.Planned;
}

function pairs(value: Json | undefined, leftOut: string) {
  return all(value).map((part) => [planned(part["schedule"]), settled(part[leftOut])] as const);
}

const itemText = ({ schedule: { id }, occurrence, day }: forecasts.Item) => ({
  scheduleId: id,
  occurrence,
  day,
});

export function expectedItems(a: Args): unknown {
  return forecasts.expected(pairs(a["planned"], "settled"), text(a["today"]), text(a["until"])).map(itemText);
}

export function upcomingSums(a: Args): unknown {
  const plans = pairs(a["planned"], "settled");
  return forecasts.upcoming(plans, text(a["today"]), text(a["first"]), text(a["last"]));
}

export function expectedIncomes(a: Args): unknown {
  return forecasts.incomes(pairs(a["planned"], "skipped"), text(a["first"]), text(a["last"]));
}

export function forecastView(a: Args): unknown {
  const [plans, currency] = [pairs(a["planned"], "settled"), text(a["currency"])];
  const [today, until] = [text(a["today"]), text(a["until"])];
  const seen = forecasts.forecast(rows(a["accounts"]), plans, currency, table(a["rates"]), today, until);
  const { accounts, total, notConverted } = seen;
  const items = forecasts.expected(seen.planned, today, until).map(itemText);
  return { accounts, total, notConverted, items };
}

export function spentLine(a: Args): unknown {
  const line = a["line"] as Args;
  const days = all(line["days"]).map((point) => ({
    day: text(point["day"]),
    amount: amount(point["amount"]),
  }));
  const allowances = all(a["allowances"]).map((part) => ({
    first: text(part["first"]),
    last: text(part["last"]),
    amount: amount(part["amount"]),
  }));
  return forecasts.spend({ currencyCode: text(line["currencyCode"]), days }, allowances, text(a["until"]));
}

/** Budgets of two categories after planned money went from one to the other. */
export const movedBudgets = (a: Args): unknown =>
  move(rows(a["budgets"]), {
    fromCategoryId: text(a["fromCategoryId"]),
    toCategoryId: text(a["toCategoryId"]),
    value: amount(a["value"]),
    currencyCode: text(a["currencyCode"]),
  });
