/** Schedules as operations change and post them, checked with the server's codes. */
import type { HistoryEntry } from "@/contract/budget";
import type { Body } from "@/contract/schemas";
import { currencyOf } from "../../rules/accounts/accounts";
import { convert } from "../../rules/base/conversions";
import { ErrorCode, fieldError } from "../../rules/base/errors";
import { checkAccounts } from "../../rules/entries/expenses";
import { formatText, fromText } from "../../rules/base/money";
import { parseDay, parseMoment, type Moment } from "../../rules/base/months";
import { activeFrom, bookedDay, checkRhythm, isOccurrence } from "../../rules/recurring/schedules";
import { membersOf } from "../entryShares";
import { postedId } from "../keptSchedules";
import type { KeptSchedule, State } from "../state";
import { checkAmountDigits } from "./body";
import { book } from "./bookings";
import type { Context } from "./context";
import { expenseEntry, transferEntry, type Booked } from "./entries";
import { find, referred, replace } from "./rows";

export const SCHEDULE_RULES = {
  value: "positiveMoney",
  accountValue: "positiveMoney",
  fromValue: "positiveMoney",
  currencyCode: "currency",
  note: "note",
  payee: "payee",
  startDate: "date",
  endDate: "date",
} as const;
/** Fields that name an account or a category. */
export const SIDES: ReadonlySet<string> = new Set(["accountId", "fromAccountId", "categoryId"]);

/** Refuse the first field that is wrong; accounts and categories are looked at where they changed. */
export function checkPlan(state: State, plan: KeptSchedule, changed: ReadonlySet<string>): void {
  checkRhythm(plan);
  checkSides(plan);
  checkAmountDigits("value", plan.value, plan.currencyCode);
  if (plan.categoryId !== null && changed.has("categoryId")) {
    referred(state.categories, "categoryId", plan.categoryId);
  }
  if (changed.has("accountId")) {
    const code = currencyIn(state, "accountId", plan.accountId);
    if (plan.kind !== "expense" && plan.currencyCode !== code) {
      throw fieldError("currencyCode", ErrorCode.VALIDATION_CURRENCY);
    }
    checkAmount("accountValue", plan.accountValue, code);
  }
  if (plan.fromAccountId !== null && changed.has("fromAccountId")) {
    checkAmount("fromValue", plan.fromValue, currencyIn(state, "fromAccountId", plan.fromAccountId));
  }
}

/** Return the currency of an account that a field names; it must be there and not deleted. */
export function currencyIn(state: State, field: string, accountId: string): string {
  return currencyOf(referred(state.accounts, field, accountId).currencyCode, state.workspace.currencyCode);
}

/** Refuse the first account, category or amount that the kind needs, or has no use for. */
export function checkSides(plan: KeptSchedule): void {
  const { kind, accountId, fromAccountId, categoryId, accountValue, fromValue } = plan;
  checkSide("categoryId", categoryId, kind === "expense");
  if (accountValue !== null && kind !== "expense")
    throw fieldError("accountValue", ErrorCode.VALIDATION_CHOICE);
  checkSide("fromAccountId", fromAccountId, kind === "transfer");
  if (fromValue !== null && kind !== "transfer") throw fieldError("fromValue", ErrorCode.VALIDATION_CHOICE);
  if (fromAccountId !== null) checkAccounts(accountId, fromAccountId);
}

function checkSide(field: string, id: string | null, isNeeded: boolean): void {
  if (isNeeded && id === null) throw fieldError(field, ErrorCode.VALIDATION_REQUIRED);
  if (!isNeeded && id !== null) throw fieldError(field, ErrorCode.VALIDATION_REFERENCE);
}

function checkAmount(field: string, amount: string | null, code: string): void {
  if (amount !== null) checkAmountDigits(field, amount, code);
}

/** Return the state with an edited schedule in place of the stored one. */
export function withSchedule(state: State, schedule: KeptSchedule): State {
  return { ...state, schedules: replace(state.schedules, schedule) };
}

/** Return the schedule as one that begins anew: what came up before today is not due any more. */
export function restarted(schedule: KeptSchedule, today: string): KeptSchedule {
  return { ...schedule, activeFrom: activeFrom(schedule.startDate, today) };
}

/** Refuse a date on which the schedule has no occurrence. */
export function checkOccurrence(schedule: KeptSchedule, occurrence: string): void {
  if (!isOccurrence(schedule, parseDay(occurrence))) {
    throw fieldError("occurrence", ErrorCode.VALIDATION_REFERENCE);
  }
}

interface Posting {
  /** Nobody asked for it. */
  readonly isAutomatic?: boolean;
  /** By default the body's day, else the occurrence's own. */
  readonly moment?: Moment;
}

/** Return the state with the entry of an occurrence, unless one stands. */
export function postOccurrence(
  state: State,
  scheduleId: string,
  body: Body<"SchedulePost">,
  context: Context,
  posting: Posting = {},
): State {
  const row = find(state.schedules, scheduleId);
  const { occurrence } = body;
  checkOccurrence(row, occurrence);
  const isHere = (entry: HistoryEntry) => entry.scheduleId === scheduleId && entry.occurrence === occurrence;
  if (state.history.some(isHere)) return state;
  const id = body.entryId ?? postedId(row, occurrence, context.isGuest);
  return book(state, postedEntry({ state, id, context }, row, body, posting));
}

function postedEntry(
  booked: Omit<Booked, "replaced">,
  schedule: KeptSchedule,
  body: Body<"SchedulePost">,
  { isAutomatic = false, moment }: Posting,
): HistoryEntry {
  const ownDay = body.day ?? bookedDay(body.occurrence, schedule.weekend);
  const { instant, localDay } = moment ?? parseMoment(ownDay);
  const { note, payee, tags, id: scheduleId } = schedule;
  const inherited = { note, payee, tags, date: instant, localDay, scheduleId, isAutomatic };
  const replaced = { ...inherited, occurrence: body.occurrence };
  const complete = { ...booked, replaced };
  return schedule.kind === "expense" ? expense(complete, schedule, body) : income(complete, schedule, body);
}

function expense(booked: Booked, schedule: KeptSchedule, body: Body<"SchedulePost">): HistoryEntry {
  const { value = schedule.value, note } = body;
  const planned = value === schedule.value ? schedule.accountValue : null;
  const accountValue = body.accountValue ?? planned;
  return expenseEntry(booked, {
    value,
    ...payerOf(booked.state, schedule),
    currencyCode: schedule.currencyCode,
    categoryId: schedule.categoryId ?? "",
    accountId: schedule.accountId,
    ...(accountValue !== null && { accountValue }),
    ...(note !== undefined && { note }),
  });
}

/** Whoever made the schedule pays while they take part, else whoever posts it. */
function payerOf({ workspace }: State, { userId }: KeptSchedule): { readonly paidBy?: string } {
  const isMember = membersOf(workspace).some((member) => member.userId === userId);
  return isMember && userId !== null ? { paidBy: userId } : {};
}

/** An income, or a transfer where the schedule names the account it leaves; its value is in the arriving account's currency. */
function income(booked: Booked, schedule: KeptSchedule, body: Body<"SchedulePost">): HistoryEntry {
  const { state, context } = booked;
  const { value = schedule.value, note } = body;
  const planned = value === schedule.value ? schedule.fromValue : null;
  const fromValue = body.fromValue ?? planned;
  const code = currencyIn(state, "accountId", schedule.accountId);
  const transferred = {
    value: formatText(convert(fromText(value), schedule.currencyCode, code, context.rates)),
    ...(schedule.fromAccountId !== null && { fromAccountId: schedule.fromAccountId }),
    ...(fromValue !== null && { fromValue }),
    ...(note !== undefined && { note }),
  };
  return transferEntry(booked, transferred, () => referred(state.accounts, "accountId", schedule.accountId));
}
