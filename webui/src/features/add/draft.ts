/** Drafts of entries: of links, of what is stored, and of what was to be booked. */
import { typedOf } from "@/parts/forms/typedMoney";
import {
  expenseBody,
  expenses,
  limits,
  money,
  refundsOf,
  tags,
  transferBody,
  type AddExpense,
  type AddRefund,
  type HistoryEntry,
  type ReplaceTransfer,
} from "@/domain";
import { totalOf } from "@/ui/keypad/terms";
import { EMPTY, keyOf, typed } from "@/ui/keypad/typedAmount";
import type { EntryView } from "@/state/budget/history";
import type { Convert } from "@/state/budget/rates";
import type { AccountView } from "@/state/budget/accounts";
import {
  detailsOf,
  draftOfSpending,
  draftOfSpendingBody,
  EMPTY_DRAFT,
  severalLines,
  valuesBy,
  type Draft,
} from "./draftFields";
import type { KeypadKind } from "./kinds";

/** Links do not know the currency. */
const LINK_DECIMALS = 2;

export type AccountsById = ReadonlyMap<string, AccountView>;

/** Return whether closing would lose something typed. */
export function isTouched(draft: Draft): boolean {
  return isTyped(draft, EMPTY_DRAFT);
}

/** Return whether closing would lose something typed into a prefilled form. */
export function isTyped(draft: Draft, start: Draft): boolean {
  const typed = (of: Draft) => JSON.stringify(valuesBy((field, name) => field.typed?.(of[name])));
  return typed(draft) !== typed(start);
}

/** Return whether a correction changes nothing but note, payee and tags. */
export function isDetailsAlone(draft: Draft, start: Draft): boolean {
  const rest = (of: Draft) =>
    JSON.stringify(
      valuesBy(({ isDetail = false }, name) => {
        if (isDetail) return undefined;
        return name === "text" ? amountOf(of.text) : of[name];
      }),
    );
  return rest(draft) === rest(start);
}

/** The typed text without decimals the currency does not have. */
export function fittedText(text: string, decimals: number): string {
  return text.replace(/(\d+)\.(\d*)/g, (_, integer: string, fraction: string) =>
    decimals === 0 ? integer : `${integer}.${fraction.slice(0, decimals)}`,
  );
}

/** The typed text as an amount: `30.` is 30, `25.6+4.5` is 30.10. */
export const amountOf = totalOf;

export function isAboveZero(text: string): boolean {
  return Number(amountOf(text)) > 0;
}

/**
 * A draft from the query of a link: `?amount=12.5&category=Food&note=lunch&payee=Silpo`, also `account` by its id, and `kind=income`
 * or `kind=transfer`. The account is the one an income arrives in, and the one anything else leaves.
 */
export function draftOfQuery(query: URLSearchParams): Draft {
  const kind = kindOf(query.get("kind"));
  const { text, tags: typed } = tags.take(linkedNote(query));
  return {
    ...EMPTY_DRAFT,
    kind,
    text: linkedText(query.get("amount") ?? ""),
    [kind === "income" ? "toId" : "fromId"]: query.get("account"),
    category: query.get("category"),
    note: text,
    payee: Array.from(query.get("payee")?.trim() ?? "")
      .slice(0, limits.PAYEE_MAX_CHARACTERS)
      .join(""),
    tags: typed,
  };
}

/** A text that says nothing but itself, as another app shared it: it is read as a line. Null for other links. */
export function sharedText(query: URLSearchParams): string | null {
  const isPrefilled = ["amount", "category", "account", "kind"].some((name) => query.has(name));
  const text = linkedNote(query);
  return isPrefilled || text === "" ? null : text;
}

function kindOf(named: string | null): KeypadKind {
  return named === "income" || named === "transfer" ? named : "expense";
}

/** A draft that says what an entry booked; of an expense or a refund in the currency the workspace has now. */
export function draftOfEntry(entry: EntryView, currencyCode: string, accounts: AccountsById): Draft {
  if (!expenses.isSpending(entry.kind)) return draftOfTransfer(transferBody(entry), accounts);
  const body = expenseBody(entry);
  // A refund keeps the currency of its expense.
  const isSameCurrency = entry.currencyCode === currencyCode || entry.refundOf != null;
  const value = isSameCurrency ? body.value : (entry.converted ?? EMPTY).replace("-", "");
  const text = typedOf(value);
  const paid = isSameCurrency && body.accountValue !== undefined ? typedOf(body.accountValue) : null;
  return draftOfSpending(entry, { text, currencyCode, accountText: paid });
}

/**
 * A draft of what may still come back of an expense, into its account; of several lines what is left of each, where that
 * is what is left of the whole.
 */
export function draftOfRefund(spent: EntryView, history: readonly HistoryEntry[]): Draft {
  const refunds = refundsOf(history, spent.id);
  const backOf = (categoryId: string) =>
    money.sum(
      refunds
        .flatMap(({ lines }) => lines)
        .filter((line) => line.categoryId === categoryId)
        .map(({ value }) => money.fromText(value)),
    );
  const left = spent.lines.map(({ categoryId, value }) => {
    const rest = money.abs(money.fromText(value)) - backOf(categoryId);
    return { categoryId, rest };
  });
  const refunded = money.sum(refunds.map(({ value }) => money.fromText(value)));
  const refundable = money.abs(money.fromText(spent.value)) - refunded;
  const open = left.filter(({ rest }) => rest > money.ZERO);
  const isExact = money.sum(open.map(({ rest }) => rest)) === refundable;
  const parts = open.map(({ categoryId, rest }) => ({ categoryId, value: money.formatText(rest) }));
  const text = typedOf(money.formatText(refundable));
  return {
    ...EMPTY_DRAFT,
    kind: "refund",
    text,
    fromId: spent.accountId,
    category: open[0]?.categoryId ?? spent.categoryId,
    lines: isExact ? severalLines(parts, text, spent.currencyCode) : [],
    refundOf: spent.id,
    ...detailsOf(spent),
  };
}

/** A draft that says what an expense was to book, in the currency the workspace has now; without a rate to be typed anew. */
export function draftOfBody(
  body: AddExpense | AddRefund,
  currencyCode: string,
  convert: Convert,
  kind: "expense" | "refund" = "expense",
): Draft {
  const { value, accountValue } = body;
  const typedIn = body.currencyCode ?? currencyCode;
  const isSameCurrency = typedIn === currencyCode;
  const amount = isSameCurrency ? value : (convert(value, typedIn, currencyCode)?.amount ?? EMPTY);
  const text = typedOf(amount);
  const paid = isSameCurrency && accountValue !== undefined ? typedOf(accountValue) : null;
  return { ...draftOfSpendingBody(body, { text, currencyCode, accountText: paid }), kind };
}

/** A draft that says what an income or a transfer was to book; what leaves is typed anew where it is not known. */
export function draftOfTransfer(body: ReplaceTransfer, accounts: AccountsById): Draft {
  const { accountId, fromAccountId, value, fromValue, date } = body;
  const details = { toId: accountId, day: date?.slice(0, 10) ?? null, ...detailsOf(body) };
  const [arrives, leaves] = [typedOf(value), typedOf(fromValue ?? EMPTY)];
  if (fromAccountId === undefined) return { ...EMPTY_DRAFT, ...details, kind: "income", text: arrives };
  const transferDraft = { ...EMPTY_DRAFT, ...details, kind: "transfer" as const, fromId: fromAccountId };
  const isSame = accounts.get(accountId)?.currency === accounts.get(fromAccountId)?.currency;
  return isSame
    ? { ...transferDraft, text: arrives }
    : { ...transferDraft, text: leaves, accountText: arrives, accountTextFor: leaves };
}

/** The note of a link, or what another app shared: title, text and address, each once, cut after a whole word. */
function linkedNote(query: URLSearchParams): string {
  const shared = ["title", "note", "url"].map((name) => query.get(name)?.trim() ?? "");
  const isTold = (part: string, at: number) =>
    shared.some((each, index) => each.includes(part) && (each === part ? index < at : index !== at));
  const parts = shared.filter((part, at) => part !== "" && !isTold(part, at));
  const characters = Array.from(parts.join("\n").normalize("NFC"));
  if (characters.length <= limits.NOTE_MAX_CHARACTERS) return characters.join("");
  const beginning = characters.slice(0, limits.NOTE_MAX_CHARACTERS - 1).join("");
  return `${beginning.replace(/\s+\S*$/, "")}…`;
}

/** Return the amount of a link as typed; a malformed one (`1e3`, `-5`) fills in nothing. */
function linkedText(amount: string): string {
  if (!/^(\d+[.,]?\d*|[.,]\d+)$/.test(amount)) return EMPTY;
  return Array.from(amount).reduce((text, character) => {
    const key = keyOf(character);
    return key === undefined ? text : typed(text, key, LINK_DECIMALS);
  }, EMPTY);
}
