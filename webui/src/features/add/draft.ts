/** What was entered of an expense so far. Null: not chosen by hand, so what is usual counts. */
import { localTimestamp } from "@/data/device/clock";
import { EMPTY, keyOf, typed } from "@/ui/keypad/typedAmount";
import type { EntryView } from "@/state/budget/history";
import { expenseBody, momentText } from "@/state/budget/rebooking";

/** Links do not know the currency. */
const LINK_DECIMALS = 2;

export interface Draft {
  /** As typed on the keypad, in the workspace currency. */
  readonly text: string;
  /** What leaves the account, as typed; null: converted by the rate. */
  readonly accountText: string | null;
  readonly accountId: string | null;
  /** An id, or a name as links give it. */
  readonly category: string | null;
  /** `yyyy-MM-dd`; null: now. */
  readonly day: string | null;
  readonly note: string;
}

export const EMPTY_DRAFT: Draft = {
  text: EMPTY,
  accountText: null,
  accountId: null,
  category: null,
  day: null,
  note: "",
};

/** Whether closing would lose something typed. */
export function isTouched({ text, accountText, note }: Draft): boolean {
  return text !== EMPTY || accountText !== null || note !== "";
}

/** The typed text as an amount: `30.` is 30. */
export function amountOf(text: string): string {
  return text.endsWith(".") ? text.slice(0, -1) : text;
}

export function isAboveZero(text: string): boolean {
  return Number(text) > 0;
}

/** A draft from the query of a link: `?amount=12.5&category=Food&note=lunch`. */
export function draftOfQuery(query: URLSearchParams): Draft {
  return {
    ...EMPTY_DRAFT,
    text: typedText(query.get("amount") ?? "", LINK_DECIMALS),
    category: query.get("category"),
    note: query.get("note") ?? "",
  };
}

/** A draft that says what an entry booked, in the currency the workspace has now. */
export function draftOfEntry(entry: EntryView, currencyCode: string): Draft {
  const body = expenseBody(entry);
  const isSameCurrency = entry.currencyCode === currencyCode;
  const value = isSameCurrency ? body.value : (entry.converted ?? EMPTY).replace("-", "");
  return {
    text: withoutZeros(value),
    accountText: isSameCurrency && body.accountValue !== undefined ? withoutZeros(body.accountValue) : null,
    accountId: entry.accountId,
    category: entry.categoryId,
    day: entry.localDay,
    note: entry.note,
  };
}

/**
 * The moment of an expense on a chosen day: that of the entry it replaces while the day stays the same, else the time it
 * is now on that day. Undefined: now.
 */
export function momentOf(day: string | null, replaced: EntryView | null, at: Date): string | undefined {
  if (day === null) return undefined;
  if (day === replaced?.localDay) return momentText(replaced);
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const then = new Date(at);
  then.setFullYear(year, month - 1, date);
  return localTimestamp(then);
}

function typedText(amount: string, decimals: number): string {
  return Array.from(amount).reduce((text, character) => {
    const key = keyOf(character);
    return key === undefined ? text : typed(text, key, decimals);
  }, EMPTY);
}

function withoutZeros(amount: string): string {
  return amount.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
}
