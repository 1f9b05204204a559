/** `sample.json` as it is read: what happens in a month of the sample household. */
import sample from "@core/sample.json";
import type { Language } from "@/contract/budget";

type Texts = Readonly<Record<Language, string>>;

/** Something that happens every month on a day; `by` is the place in `people`. */
export interface Row {
  readonly day: number;
  readonly value: string;
  readonly note: Texts;
  readonly account: string;
  readonly by: number;
  readonly payee?: Texts;
  readonly tags?: Readonly<Record<Language, readonly string[]>>;
}

/** Part of an expense that another category bears. */
export interface Part {
  readonly category: string;
  readonly value: string;
  readonly note: Texts;
}

/** Money that comes back for an expense later in its month. */
export interface Refund {
  readonly day: number;
  readonly value: string;
  readonly note: Texts;
}

/**
 * An expense whose amount varies by month, unless it is fixed. `months` are the months back in which it happens; 0 is the
 * running one. What `split` leaves of it is its category's. `paidBy` and `sharedWith` are ids of names; whoever looks pays
 * and bears a part beside them.
 */
export interface Spending extends Row {
  readonly isFixed: boolean;
  readonly months: readonly number[];
  readonly split?: readonly Part[];
  readonly refund?: Refund;
  readonly paidBy?: string;
  readonly sharedWith?: readonly string[];
}

/** Money moved to `account`. */
export interface Transfer extends Row {
  readonly from: string;
  readonly fromValue: string;
}

interface Category {
  readonly id: string;
  readonly name: Texts;
  readonly icon: string;
  readonly budget: string;
  readonly expenses: readonly Spending[];
}

interface Sample extends Omit<typeof sample, "categories" | "incomes" | "transfers"> {
  readonly categories: readonly Category[];
  readonly incomes: readonly Row[];
  readonly transfers: readonly Transfer[];
}

export const SAMPLE: Sample = sample;
