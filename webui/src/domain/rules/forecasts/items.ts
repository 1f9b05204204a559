/** Occurrences that schedules are still to bring. What is overdue counts on today. Days are `yyyy-MM-dd`. */
import { type Amount } from "../conversions";
import { fromText, ZERO } from "../money";
import type { UpcomingSum } from "../plannings";
import { bookedDays, openOccurrences, type Schedule, type Settled } from "../schedules";
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

/** An occurrence that is still to be posted, on the day it counts. */
export interface Item<S extends Planned = Planned> {
  readonly schedule: S;
  readonly occurrence: string;
  readonly day: string;
}

/** Return all that is to be posted up to a day, by day; each schedule comes with its settled occurrences. */
export function expected<S extends Planned>(
  planned: Iterable<readonly [schedule: S, settled: Settled]>,
  today: string,
  until: string,
): Item<S>[] {
  const items = [...planned].flatMap(([schedule, settled]) =>
    openOccurrences(schedule, settled, until).map(({ occurrence, day }) => ({
      schedule,
      occurrence,
      day: day > today ? day : today,
    })),
  );
  return items.sort(compareItems);
}

/** Add up the expenses among `expected` items that count in these days, by category and currency. */
export function upcoming(items: Iterable<Item>, first: string, last: string): UpcomingSum[] {
  const sums = new Map<string, UpcomingSum>();
  for (const { schedule, day } of items) {
    if (schedule.kind !== "expense" || day < first || day > last) continue;
    const { categoryId, currencyCode } = schedule;
    const key = `${categoryId ?? ""} ${currencyCode}`;
    const value = (sums.get(key)?.value ?? ZERO) + fromText(schedule.value);
    sums.set(key, { categoryId, currencyCode, value });
  }
  return [...sums.values()];
}

/** Return the incomes scheduled in these days, posted or not; each schedule comes with its skipped occurrences. */
export function incomes(
  planned: Iterable<readonly [schedule: Planned, skipped: Settled]>,
  first: string,
  last: string,
): Amount[] {
  return [...planned]
    .filter(([{ kind }]) => kind === "income")
    .flatMap(([schedule, skipped]) =>
      bookedDays(schedule, skipped, first, last).map(() => ({
        currencyCode: schedule.currencyCode,
        amount: fromText(schedule.value),
      })),
    );
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
