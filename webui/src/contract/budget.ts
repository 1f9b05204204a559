/**
 * The things of a budget as the server's document has them. Amounts, rates and percents are decimal texts (`"12.50"`),
 * instants RFC 3339 texts in UTC, days `yyyy-MM-dd`.
 */
import type { operations } from "./api.gen";
import type { Schema } from "./schemas";

export type Participant = Schema<"Participant">;
/** Somebody who pays and bears shares: a user, or a name without an account. */
export type Member = Schema<"Member">;
export type Workspace = Schema<"Workspace">;
export type Account = Schema<"Account">;
export type AccountHistoryEntry = Schema<"AccountHistoryEntry">;
export type Category = Schema<"Category">;
export type HistoryEntry = Schema<"HistoryEntry">;
export type EntryLine = Schema<"EntryLine">;
export type ListItem = Schema<"ListItem">;
export type List = Schema<"List">;
/** Price that a label had at its last check-out. */
export type LastPrice = Schema<"LastPrice">;
export type Schedule = Schema<"Schedule">;
export type Settings = Schema<"Settings">;
/** An amount left out of a total because its currency has no rate. */
export type NotConverted = Schema<"NotConverted">;
export type Balance = Schema<"Balance">;
export type PlanningCategory = Schema<"PlanningCategory">;
export type Planning = Schema<"Planning">;
/** Part of a number of a month; the leaves of the tree add up to it exactly. */
export type Explanation = Schema<"Explanation">;
/** Number of a month, or of a category in it, that has an explanation. */
export type ExplainedNumber = NonNullable<
  NonNullable<operations["explainPlanning"]["parameters"]["query"]>["of"]
>;
/** Rule of a category from a month on: what a month hands to the next one. */
export type CarryRule = Schema<"CarryRule">;
export type Carry = CarryRule["carry"];
export type Target = Schema<"Target">;
export type ExpectedIncome = Schema<"ExpectedIncome">;
/** Budget and spending of a category with a rule, in a month since its first one. */
export type PastMonth = Schema<"PastMonth">;
export type CurrencyInfo = Schema<"CurrencyInfo">;

export type AccountType = Account["type"];
export type EntryKind = HistoryEntry["kind"];
export type ScheduleKind = Schedule["kind"];
export type Language = Settings["language"];
export type MainScreen = Settings["mainScreen"];
export type ExpensesView = Settings["expensesView"];

/** Units of each currency for one unit of the base, and the day they are from. */
export interface Rates {
  readonly base: string;
  readonly date: string;
  readonly data: Readonly<Record<string, string>>;
}
