/**
 * Sample data: a household of two, made for the day it is looked at, always the same for the same day and language. What
 * it consists of stands in `sample.json`: what happens in a month, and by how many percent each of the last months differs.
 */
import type { AccountType, EntryKind, Language, ScheduleKind } from "@/contract/budget";
import type { Carry } from "../planning/carryOver";
import { formatText, fromText, ZERO, type Money } from "../base/money";
import { add } from "../base/months";
import { SAMPLE, type Part, type Row, type Spending } from "./sampleData";

export interface SampleAccount {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly currencyCode: string;
  readonly type: AccountType;
  readonly opening: string;
  /** Balance after all entries. */
  readonly budget: string;
  readonly isMainAccount: boolean;
  readonly isShowInBalance: boolean;
}

export interface SampleCategory {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  /** Budget of every month. */
  readonly budget: string;
}

/** Somebody without an account, who pays and bears shares. */
export interface SampleName {
  readonly id: string;
  readonly name: string;
}

/** Part of an expense of several categories. */
export interface SampleLine {
  readonly categoryId: string;
  readonly value: string;
  readonly note: string;
}

/**
 * An entry of the history; all amounts are above zero. `accountValue` is what an expense took from its account, or a refund
 * gave back; an expense of one category has no `lines`. A shared one has who paid and what each bears, by the ids of names
 * and of `SAMPLE.me`.
 */
export interface SampleEntry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly day: string;
  readonly value: string;
  readonly accountId: string;
  readonly note: string;
  readonly by: string;
  readonly categoryId?: string;
  readonly accountValue?: string;
  readonly fromAccountId?: string;
  readonly fromValue?: string;
  readonly payee: string;
  readonly tags: readonly string[];
  readonly lines: readonly SampleLine[];
  readonly refundOf?: string;
  readonly paidBy?: string;
  readonly shares: Readonly<Record<string, string>>;
}

export interface SampleList {
  readonly id: string;
  readonly name: string;
  readonly categoryId: string | null;
  readonly isPinned: boolean;
  readonly items: readonly SampleItem[];
}

export interface SampleItem {
  readonly id: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly price: string | null;
  readonly quantity: string;
}

/** Schedule of every month; its first date is after today. */
export interface SampleSchedule {
  readonly id: string;
  readonly kind: ScheduleKind;
  readonly categoryId: string | null;
  readonly accountId: string;
  readonly value: string;
  readonly note: string;
  readonly payee: string;
  readonly mode: "ask" | "post";
  readonly startDate: string;
}

/** Part of its rest that a category hands to the next month, in all months. */
export interface SampleRule {
  readonly categoryId: string;
  readonly carry: Carry;
  readonly cap: string | null;
}

/** Amount to save in a category by a month: `yyyy-MM`. */
export interface SampleTarget {
  readonly categoryId: string;
  readonly amount: string;
  readonly by: string;
}

export interface Household {
  readonly name: string;
  readonly names: readonly SampleName[];
  /** `yyyy-MM`, oldest first; the last one is running. */
  readonly months: readonly string[];
  readonly accounts: readonly SampleAccount[];
  readonly categories: readonly SampleCategory[];
  readonly entries: readonly SampleEntry[];
  readonly lists: readonly SampleList[];
}

/** The household as it is today: six months, nothing after today. */
export function household(today: string, language: Language): Household {
  const back = Array.from({ length: SAMPLE.months }, (_, count) => SAMPLE.months - 1 - count);
  const months = back.map((count) => add(today.slice(0, 7), -count));
  const entries = months
    .flatMap((key, place) => month(key, back[place] ?? 0, language))
    .filter(({ day }) => day <= today);
  return {
    name: SAMPLE.workspace[language],
    names: SAMPLE.names.map(({ id, name }) => ({ id, name: name[language] })),
    months,
    accounts: SAMPLE.accounts.map((row) => account(row, entries, language)),
    categories: SAMPLE.categories.map(({ id, name, icon, budget }) => ({
      id: `cat-${id}`,
      name: name[language],
      icon,
      budget,
    })),
    entries,
    lists: SAMPLE.lists.map((row) => list(row, language)),
  };
}

/** The schedules of the household: what they stand for was booked by hand up to today. */
export function schedules(today: string, language: Language): readonly SampleSchedule[] {
  return SAMPLE.schedules.map(({ id, kind, category, account, value, note, payee, mode, day }) => ({
    id: `sch-${id}`,
    kind: kind as ScheduleKind,
    categoryId: category === null ? null : `cat-${category}`,
    accountId: `acc-${account}`,
    value,
    note: note[language],
    payee: payee[language],
    mode: mode as SampleSchedule["mode"],
    startDate: nextDay(today, day),
  }));
}

/** Return what categories hand to the next month, from the first month on. */
export function carryRules(): readonly SampleRule[] {
  return SAMPLE.carryRules.map(({ category, carry, cap }) => ({
    categoryId: `cat-${category}`,
    carry: carry as Carry,
    cap,
  }));
}

/** Return what is saved for, from the running month on. */
export function targets(today: string): readonly SampleTarget[] {
  return SAMPLE.targets.map(({ category, amount, months }) => ({
    categoryId: `cat-${category}`,
    amount,
    by: add(today.slice(0, 7), months),
  }));
}

/** Return the first day of this number after today. */
function nextDay(today: string, day: number): string {
  const running = today.slice(0, 7);
  const month = day > Number(today.slice(8)) ? running : add(running, 1);
  return `${month}-${String(day).padStart(2, "0")}`;
}

/** Return the entries of a month that is so many months back. */
function month(key: string, back: number, language: Language): SampleEntry[] {
  const entry = (kind: EntryKind, name: string, row: Row): SampleEntry => ({
    id: `his-${key}-${name}`,
    kind,
    day: `${key}-${String(row.day).padStart(2, "0")}`,
    value: row.value,
    accountId: `acc-${row.account}`,
    note: row.note[language],
    by: SAMPLE.people[language][row.by] ?? "",
    payee: row.payee?.[language] ?? "",
    tags: row.tags?.[language] ?? [],
    lines: [],
    shares: {},
  });
  const bought = (categoryId: string, spent: Spending, index: number): SampleEntry => {
    const value = changed(spent, back + index);
    const accountValue = formatText(value * perDollar(spent.account));
    const base = entry("expense", `${categoryId}-${String(index)}`, spent);
    const expense = { ...base, value: formatText(value), accountValue, categoryId: `cat-${categoryId}` };
    return { ...expense, lines: lines(expense, spent, language), ...sharing(value, spent) };
  };
  return [
    ...SAMPLE.incomes.map((row, index) => entry("income", `income-${String(index)}`, row)),
    ...SAMPLE.transfers.map((row, index) => ({
      ...entry("transfer", `transfer-${String(index)}`, row),
      fromAccountId: `acc-${row.from}`,
      fromValue: row.fromValue,
    })),
    ...SAMPLE.categories.flatMap(({ id, expenses }) =>
      expenses.flatMap((spent, index) => {
        if (!spent.months.includes(back)) return [];
        const expense = bought(id, spent, index);
        return [expense, ...refunds(expense, spent, language)];
      }),
    ),
  ];
}

/** Return who paid and what each bears: equal parts for the names that share it and whoever looks, who gets the odd cents. */
function sharing(value: Money, { paidBy = SAMPLE.me, sharedWith = [] }: Spending) {
  if (sharedWith.length === 0) return {};
  const part = value / BigInt(sharedWith.length + 1);
  const mine = value - part * BigInt(sharedWith.length);
  const theirs = sharedWith.map((id) => [id, formatText(part)] as const);
  return { paidBy, shares: { [SAMPLE.me]: formatText(mine), ...Object.fromEntries(theirs) } };
}

/** Return the lines of an expense of several categories, first what is left for its own. */
function lines(expense: SampleEntry, { split = [] }: Spending, language: Language): SampleLine[] {
  const { categoryId = "", value } = expense;
  if (split.length === 0) return [];
  const left = split.reduce((rest, part) => rest - fromText(part.value), fromText(value));
  const part = ({ category, note, ...rest }: Part) => ({
    categoryId: `cat-${category}`,
    note: note[language],
    ...rest,
  });
  return [{ categoryId, value: formatText(left), note: "" }, ...split.map(part)];
}

/** Return what comes back for an expense, if anything does: to its account, on a later day of its month. */
function refunds(expense: SampleEntry, { account, refund }: Spending, language: Language): SampleEntry[] {
  if (refund === undefined) return [];
  const { value, note } = refund;
  const day = `${expense.day.slice(0, 7)}-${String(refund.day)}`;
  const accountValue = formatText(fromText(value) * perDollar(account));
  const at = { id: `${expense.id}-refund`, day, note: note[language], refundOf: expense.id };
  return [{ ...expense, ...at, kind: "refund", value, accountValue }];
}

/** No month is like another, but for what is the same every month. */
function changed(spent: Spending, place: number): Money {
  const value = fromText(spent.value);
  if (spent.isFixed) return value;
  return (value * BigInt(100 + (SAMPLE.changes[place % SAMPLE.changes.length] ?? 0))) / 100n;
}

/** Return the price of one dollar in the account's currency. */
function perDollar(accountId: string): bigint {
  return BigInt(SAMPLE.accounts.find(({ id }) => id === accountId)?.perDollar ?? 1);
}

function account(
  row: (typeof SAMPLE.accounts)[number],
  entries: readonly SampleEntry[],
  language: Language,
): SampleAccount {
  const { icon, currencyCode, opening, isMainAccount, isShowInBalance } = row;
  const id = `acc-${row.id}`;
  const budget = entries.reduce((sum, entry) => sum + moved(entry, id), fromText(opening));
  return {
    id,
    name: row.name[language],
    icon,
    currencyCode,
    type: row.type as AccountType,
    opening,
    budget: formatText(budget),
    isMainAccount,
    isShowInBalance,
  };
}

/** Return the entry's effect on the account. */
function moved(entry: SampleEntry, accountId: string): Money {
  if (entry.fromAccountId === accountId) return -fromText(entry.fromValue ?? "0");
  if (entry.accountId !== accountId) return ZERO;
  const amount = fromText(entry.accountValue ?? entry.value);
  return entry.kind === "expense" ? -amount : amount;
}

function list(row: (typeof SAMPLE.lists)[number], language: Language): SampleList {
  return {
    id: `list-${row.id}`,
    name: row.name[language],
    categoryId: row.category === null ? null : `cat-${row.category}`,
    isPinned: row.isPinned,
    items: row.items.map(({ label, isChecked, price, quantity }, index) => ({
      id: `item-${row.id}-${String(index)}`,
      label: label[language],
      isChecked,
      price,
      quantity,
    })),
  };
}
