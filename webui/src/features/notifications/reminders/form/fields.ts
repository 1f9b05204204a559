/** Values of the reminder form, as typed. */
import { localTimestamp, timeZone } from "@/data/device/clock";
import { reminders, type ErrorCode } from "@/domain";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import type { Reminder, ReminderCreate, ReminderUpdate } from "@/state/session/reminders";

export interface ReminderFields {
  name: string;
  day: string;
  time: string;
  frequency: reminders.Frequency;
  comment: string;
  hasExpense: boolean;
  accountId: string;
  categoryId: string;
  value: string;
}

const AN_HOUR_MS = 3_600_000;

/** A new one rings at the next full hour, once. */
export function newFields(now: Date): ReminderFields {
  const hour = localTimestamp(new Date(Math.ceil((now.getTime() + 1) / AN_HOUR_MS) * AN_HOUR_MS));
  return {
    name: "",
    day: hour.slice(0, 10),
    time: hour.slice(11, 16),
    frequency: "once",
    comment: "",
    hasExpense: false,
    accountId: "",
    categoryId: "",
    value: "",
  };
}

export function fieldsOf({ name, date, frequency, comment, expense }: Reminder): ReminderFields {
  return {
    name,
    day: date.slice(0, 10),
    time: date.slice(11),
    frequency,
    comment,
    hasExpense: expense !== null,
    accountId: expense?.accountId ?? "",
    categoryId: expense?.categoryId ?? "",
    value: expense === null ? "" : typedOf(expense.value),
  };
}

export function bodyOf(fields: ReminderFields, zone = timeZone()): ReminderCreate {
  const { name, frequency, comment, hasExpense, accountId, categoryId } = fields;
  const expense = hasExpense ? { accountId, categoryId, value: amountOf(fields.value) } : null;
  return {
    name,
    date: `${fields.day}T${fields.time}`,
    timeZone: zone,
    frequency,
    comment,
    active: true,
    expense,
  };
}

/** Return the changed fields of a reminder; one with a new time rings by this device's clock, and is on. */
export function changesOf(fields: ReminderFields, before: Reminder): ReminderUpdate {
  const { timeZone: zone, active, ...body } = bodyOf(fields);
  const isRetimed = body.date !== before.date || body.frequency !== before.frequency;
  return { ...body, ...(isRetimed ? { timeZone: zone, active } : {}), version: before.version };
}

/** When it would ring next on this device's clock; null when that is past, or while it is not entered. */
export function nextOf({ day, time, frequency }: ReminderFields, now: Date): string | null {
  if (day === "" || time === "") return null;
  return reminders.nextAt(`${day}T${time}`, frequency, timeZone(), now.toISOString());
}

/** Return the error of an amount that must be above zero. */
export function wrongValue(text: string, currencyCode: string): ErrorCode | null {
  return wrongAmount("positiveMoney", text, currencyCode);
}
