/** For tests: values of the vectors, from texts to what the rules take, and back. */
import type * as expenses from "@/domain/rules/entries/expenses";
import * as money from "@/domain/rules/base/money";
import type * as ordering from "@/domain/rules/base/ordering";
import type * as plannings from "@/domain/rules/planning/plannings";
import type * as reports from "@/domain/rules/statistics/reports";
import type * as schedules from "@/domain/rules/recurring/schedules";
import * as statistics from "@/domain/rules/statistics/statistics";
import { fromDecimal } from "@/domain/rules/base/fractions";
import type { Rates } from "@/contract/budget";

/** An argument as it stands in a vector. */
export type Json = string | readonly Json[] | { readonly [name: string]: Json };
export type Args = Readonly<Record<string, Json>>;

export const text = (value: Json | undefined): string => {
  if (typeof value !== "string") throw new TypeError(`no text: ${JSON.stringify(value)}`);
  return value;
};
export const textOrNull = (value: Json | undefined) => (value === undefined ? null : text(value));
export const amount = (value: Json | undefined) => money.fromText(text(value));
export const optional = (value: Json | undefined) => (value === undefined ? null : amount(value));
export const decimal = (value: Json | undefined) => fromDecimal(text(value));
export const digits = (value: Json | undefined) => (value === undefined ? money.PLACES : Number(value));
export const whole = (value: Json | undefined) => Number(text(value));
export const flag = (value: Json | undefined) => value === "true";
export const all = (value: Json | undefined) => value as readonly Args[];

/** Rows with their flags as flags; amounts stay texts, as rows keep them. */
export function rows(value: Json | undefined): readonly never[] {
  const FLAGS = new Set(["deleted", "isShowInBalance", "isPinned", "isVerified", "isChecked"]);
  const pairs = (row: Args) =>
    Object.entries(row).map(([name, each]) => [name, FLAGS.has(name) ? flag(each) : each]);
  return all(value).map((row) => Object.fromEntries(pairs(row)) as never);
}

export function rowsWithPosition(value: Json | undefined): Parameters<typeof ordering.positions>[0] {
  return rows(value).map((row: Args) => ({ ...row, position: whole(row["position"]) }) as never);
}

/** A result in the words of the vectors: flags are texts, and what is nothing is left out. */
export function texts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(texts);
  if (typeof value !== "object" || value === null) return String(value);
  const given = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(given.map(([name, each]) => [name, texts(each)]));
}

/** The base's own 1 is understood. */
export function table(value: Json | undefined): Rates {
  const given = value as unknown as Rates;
  return { ...given, data: { ...given.data, [given.base]: "1" } };
}

export function booking(value: Json | undefined): expenses.Booking {
  const given = value as Args;
  return {
    ...given,
    value: amount(given["value"]),
    accountValue: amount(given["accountValue"]),
    fromValue: optional(given["fromValue"]),
    workspaceValue: optional(given["workspaceValue"]),
  } as expenses.Booking;
}

export function month(value: Json | undefined): plannings.Month {
  const given = value as Args;
  return { ...given, firstDay: whole(given["firstDay"]) } as plannings.Month;
}

export function period(value: Json | undefined): reports.Period {
  const given = value as Args;
  return { ...given, firstDay: whole(given["firstDay"]), rates: table(given["rates"]) } as reports.Period;
}

export const moneyBy = (value: Json | undefined) =>
  new Map(Object.entries(value as Args).map(([key, each]) => [key, amount(each)] as const));

const amountIn = (part: Args) => statistics.amountOf(text(part["currencyCode"]), text(part["amount"]));

export const byMonth = (value: Json | undefined): reports.MonthParts =>
  all(value).map((part) => [text(part["month"]), amountIn(part)] as const);

export const byPlace = (value: Json | undefined): reports.CategoryParts =>
  all(value).map((part) => [part as unknown as reports.Place, amountIn(part)] as const);

/** A schedule's rhythm: what its cases leave out has the default of a new schedule. */
export function schedule(value: Json | undefined): schedules.Schedule {
  const given = value as Args;
  return {
    weekend: "asIs",
    activeFrom: "",
    ...given,
    every: whole(given["every"] ?? "1"),
    endDate: textOrNull(given["endDate"]),
    count: given["count"] === undefined ? null : whole(given["count"]),
    isActive: given["isActive"] !== "false",
  } as schedules.Schedule;
}

export const settled = (value: Json | undefined) => new Set(value as readonly string[]);

export const pasts = (value: Json | undefined): reports.AccountMovements[] =>
  all(value).map((given) => ({
    id: text(given["id"]),
    currencyCode: text(given["currencyCode"]),
    budget: amount(given["budget"]),
    isShowInBalance: flag(given["isShowInBalance"]),
    deletedOn: textOrNull(given["deletedOn"]),
    moved: moneyBy(given["moved"]),
  }));

/** A result in the words of the vectors; `keepsEmpty` leaves fields that are none in their object. */
export function words(value: unknown, keepsEmpty = false): unknown {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "bigint") return money.formatText(value);
  if (value instanceof Map) return words(Object.fromEntries(value), keepsEmpty);
  if (Array.isArray(value)) return value.map((item) => words(item, keepsEmpty));
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const pairs = Object.entries(value).filter(([, each]) => keepsEmpty || each !== null);
  return Object.fromEntries(pairs.map(([name, each]) => [name, words(each, keepsEmpty)]));
}
