/** Fields of an expense as entered so far. Null: not chosen by hand, so the default counts. */
import { limits, type AddExpense } from "@/domain";
import { EMPTY, keyOf, typed } from "@/ui/keypad/typedAmount";
import type { EntryView } from "@/state/budget/history";
import type { Convert } from "@/state/budget/rates";
import { expenseBody } from "@/state/budget/rebooking";

/** Links do not know the currency. */
const LINK_DECIMALS = 2;

export interface Draft {
  /** As typed on the keypad, in the workspace currency. */
  readonly text: string;
  /** Amount that leaves the account, as typed; null: converted by the rate. */
  readonly accountText: string | null;
  /** The amount it was typed for: once that is another, the person is asked. */
  readonly accountTextFor: string | null;
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
  accountTextFor: null,
  accountId: null,
  category: null,
  day: null,
  note: "",
};

/** Return whether closing would lose something typed. */
export function isTouched(draft: Draft): boolean {
  return isTyped(draft, EMPTY_DRAFT);
}

/** Return whether closing would lose something typed into a prefilled form. */
export function isTyped(draft: Draft, start: Draft): boolean {
  const { text, accountText, note } = start;
  return draft.text !== text || draft.accountText !== accountText || draft.note !== note;
}

/** The typed text as an amount: `30.` is 30. */
export function amountOf(text: string): string {
  return text.endsWith(".") ? text.slice(0, -1) : text;
}

export function isAboveZero(text: string): boolean {
  return Number(text) > 0;
}

/** A draft from the query of a link: `?amount=12.5&category=Food&note=lunch`, also `account` by its id. */
export function draftOfQuery(query: URLSearchParams): Draft {
  return {
    ...EMPTY_DRAFT,
    text: linkedText(query.get("amount") ?? ""),
    accountId: query.get("account"),
    category: query.get("category"),
    note: linkedNote(query),
  };
}

/** A draft that says what an entry booked, in the currency the workspace has now. */
export function draftOfEntry(entry: EntryView, currencyCode: string): Draft {
  const body = expenseBody(entry);
  const isSameCurrency = entry.currencyCode === currencyCode;
  const value = isSameCurrency ? body.value : (entry.converted ?? EMPTY).replace("-", "");
  const text = withoutZeros(value);
  const paid = isSameCurrency && body.accountValue !== undefined ? withoutZeros(body.accountValue) : null;
  return {
    text,
    accountText: paid,
    accountTextFor: paid === null ? null : text,
    accountId: entry.accountId,
    category: entry.categoryId,
    day: entry.localDay,
    note: entry.note,
  };
}

/** A draft that says what an expense was to book, in the currency the workspace has now; without a rate to be typed anew. */
export function draftOfBody(body: AddExpense, currencyCode: string, convert: Convert): Draft {
  const { value, accountValue, accountId, categoryId, date, note = "" } = body;
  const typedIn = body.currencyCode ?? currencyCode;
  const isSameCurrency = typedIn === currencyCode;
  const amount = isSameCurrency ? value : (convert(value, typedIn, currencyCode)?.amount ?? EMPTY);
  const text = withoutZeros(amount);
  const paid = isSameCurrency && accountValue !== undefined ? withoutZeros(accountValue) : null;
  return {
    text,
    accountText: paid,
    accountTextFor: paid === null ? null : text,
    accountId,
    category: categoryId,
    day: date?.slice(0, 10) ?? null,
    note,
  };
}

/** The note of a link, or what another app shared: title, text and address, each once, cut after a whole word. */
function linkedNote(query: URLSearchParams): string {
  const shared = ["title", "note", "url"].map((name) => query.get(name)?.trim() ?? "");
  const isTold = (part: string, at: number) =>
    shared.some((each, index) => each.includes(part) && (each === part ? index < at : index !== at));
  const parts = shared.filter((part, at) => part !== "" && !isTold(part, at));
  const characters = Array.from(parts.join("\n").normalize("NFC"));
  if (characters.length <= limits.NOTE_MAX_CHARACTERS) return characters.join("");
  const kept = characters.slice(0, limits.NOTE_MAX_CHARACTERS - 1).join("");
  return `${kept.replace(/\s+\S*$/, "")}…`;
}

/** Return the amount of a link as typed; a malformed one (`1e3`, `-5`) fills in nothing. */
function linkedText(amount: string): string {
  if (!/^(\d+[.,]?\d*|[.,]\d+)$/.test(amount)) return EMPTY;
  return Array.from(amount).reduce((text, character) => {
    const key = keyOf(character);
    return key === undefined ? text : typed(text, key, LINK_DECIMALS);
  }, EMPTY);
}

/** An amount as one types it: 12.50 is 12.5, 6299.00 is 6299. */
export function withoutZeros(amount: string): string {
  return amount.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
}
