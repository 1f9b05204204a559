/** Occurrences that schedules are still to bring. What is overdue counts on today. Days are `yyyy-MM-dd`. */
import { type Amount } from "../../base/conversions";
import { fromText, ZERO } from "../../base/money";
import type { UpcomingSum } from "../../planning/plannings";
import { countBooked, openOccurrences, type Schedule, type Settled } from "../schedules";
import type { EntryKind } from "@/contract/budget";

/** Schedule with what it books. */
export interface Planned extends Schedule {
  readonly id: string;
  readonly kind: EntryKind;
  readonly accountId: string;
  readonly fromAccountId: string | null;
  readonly categoryId: string | null;
  readonly value: string;
  readonly currencyCode: string;
  readonly accountValue: string | null;
  readonly fromValue: string | null;
}

/** Schedules, each with the dates of its settled occurrences (of incomes: of its skipped ones). */
export type Plans<S extends Planned = Planned> = Iterable<readonly [schedule: S, settled: Settled]>;

/** An occurrence that is still to be posted, on the day it counts. */
export interface Item<S extends Planned = Planned> {
  readonly schedule: S;
  readonly occurrence: string;
  readonly day: string;
}

/** Return all that is to be posted up to a day, by day. */
export function expected<S extends Planned>(planned: Plans<S>, today: string, until: string): Item<S>[] {
  const items = [...planned].flatMap(([schedule, settled]) =>
    [...openOccurrences(schedule, settled, until)].map(({ occurrence, day }) => ({
      schedule,
      occurrence,
      day: day > today ? day : today,
    })),
  );
  return items.sort(compareItems);
}

/** Add up the expenses still to be posted that count in these days, by category and currency. */
export function upcoming(planned: Plans, today: string, first: string, last: string): UpcomingSum[] {
  if (last < today) return [];
  const begin = first <= today ? null : first;
  const sums = new Map<string, UpcomingSum>();
  for (const [schedule, settled] of planned) {
    const number = schedule.kind === "expense" ? countBooked(schedule, settled, begin, last) : 0;
    if (number === 0) continue;
    const { categoryId, currencyCode } = schedule;
    const key = `${categoryId ?? ""} ${currencyCode}`;
    const value = (sums.get(key)?.value ?? ZERO) + fromText(schedule.value) * BigInt(number);
    sums.set(key, { categoryId, currencyCode, value });
  }
  return [...sums.values()];
}

/** Return the sum that each schedule of an income brings in these days, posted or not. */
export function incomes(planned: Plans, first: string, last: string): Amount[] {
  return [...planned].flatMap(([schedule, skipped]) => {
    const number = schedule.kind === "income" ? countBooked(schedule, skipped, first, last) : 0;
    const amount = fromText(schedule.value) * BigInt(number);
    return number === 0 ? [] : [{ currencyCode: schedule.currencyCode, amount }];
  });
}

function compareItems(a: Item, b: Item): number {
  return (
    compareText(a.day, b.day) ||
    compareText(a.occurrence, b.occurrence) ||
    compareText(a.schedule.id, b.schedule.id)
  );
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
