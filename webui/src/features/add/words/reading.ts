/** Typed words of the field, read: what they change of the draft, and what they leave open. */
import { typedOf } from "@/parts/forms/typedMoney";
import { expenses, money, payees, quickAdd, tags, ErrorCode } from "@/domain";
import type { Convert } from "@/state/budget/rates";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { amountOf, isAboveZero } from "../draft";
import type { Draft } from "../draftFields";

/** Between payee and note, as they stand in the field. */
const SEPARATOR = " · ";

/** Surroundings that words are read in. */
export interface WordsContext {
  readonly ledger: quickAdd.Ledger;
  readonly today: string;
  readonly convert: Convert;
  /** An entry is edited: its words are payee, note and tags alone. */
  readonly isCorrection: boolean;
}

/** Field that words leave open; without choices the words have to be typed anew. */
export interface WordsDoubt {
  readonly field: quickAdd.Field | "kind";
  readonly code: ErrorCode | null;
  readonly choices: readonly quickAdd.Choice[];
}

export interface Reading {
  readonly changes: Partial<Draft>;
  readonly doubts: readonly WordsDoubt[];
}

/** Return what stands in the field once the words are settled; the payee of an income stands in its own place. */
export function wordsOf({ kind, payee, note }: Draft): string {
  return expenses.isSpending(kind) ? [payee, note].filter(Boolean).join(SEPARATOR) : note;
}

/** Return what the words of a draft say; a field that a hand filled in is not read. */
export function readWords(draft: Draft, context: WordsContext): Reading {
  const { payee, rest } = withoutPayee(draft, draft.line ?? "");
  if (context.isCorrection) return { changes: described(draft, payee, rest, context), doubts: [] };
  const words = rest.split(/\s+/).filter(Boolean);
  const text = words.filter((word) => !draft.plain.includes(word)).join(" ");
  const parsed = parse(draft, text, context);
  if (isAnotherSegment(draft, parsed)) {
    const choices = [{ id: parsed.kind, name: parsed.kind }];
    return { changes: {}, doubts: [{ field: "kind", code: null, choices }] };
  }
  const isUnnamed = nothingNamed(parsed, text, context);
  const doubts = [...parsed.doubts].flatMap(([field, doubt]): WordsDoubt[] =>
    isUnnamed(field, doubt) ? [] : [{ field, ...doubt }],
  );
  return {
    changes: {
      ...(parsed.kind !== draft.kind && { kind: parsed.kind }),
      ...placeOf(draft, text, parsed, context),
      ...amountIn(draft, parsed, context),
      ...(parsed.day !== null && isFree(draft, "day") && { day: parsed.day }),
      ...wordsLeft(draft, words, payee, parsed),
      ...(parsed.tags.length > 0 && { tags: [...new Set([...draft.tags, ...parsed.tags])] }),
    },
    doubts,
  };
}

/** Return the draft with what its words say; what they leave open keeps them in the field. */
export function settled(draft: Draft, { changes, doubts }: Reading): Draft {
  if (draft.line === null || doubts.length > 0) return draft;
  const fromWords = [...new Set([...draft.fromWords, ...Object.keys(changes)])];
  return { ...draft, ...changes, fromWords, line: null, answers: {} };
}

/** Return the words without which a field would be read otherwise: as plain words they mean nothing more. */
export function wordsBehind(
  draft: Draft,
  field: keyof Draft,
  value: string | undefined,
  context: WordsContext,
): string[] {
  const said = (plain: readonly string[]) => {
    const read = readWords({ ...draft, plain }, context).changes[field];
    return value === undefined ? JSON.stringify(read) : String(Array.isArray(read) && read.includes(value));
  };
  const words = (draft.line ?? "").split(/\s+/).filter((word) => word !== "" && !draft.plain.includes(word));
  const now = said(draft.plain);
  return words.filter((word) => said([...draft.plain, word]) !== now);
}

/** Return whether a field was not filled in by hand. */
export function isFree(draft: Draft, field: keyof Draft): boolean {
  const value = draft[field];
  return value === null || value === "" || value === EMPTY || draft.fromWords.includes(field);
}

function parse(draft: Draft, text: string, { ledger, today }: WordsContext): quickAdd.Draft {
  return quickAdd.parse(text, ledger, today, answersOf(draft), draft.kind);
}

/** Return what a hand filled in as answers: words are not read for it. */
function answersOf(draft: Draft): quickAdd.Answers {
  const { kind, answers, text, category, lines, fromId, toId, day } = draft;
  const given = (name: keyof quickAdd.Answers, field: keyof Draft, value: string | null) =>
    value === null || isFree(draft, field) ? {} : { [name]: value };
  const { value: chosen, ...others } = answers;
  const value = isFree(draft, "text") || !isAboveZero(text) ? chosen : amountOf(text);
  const account = expenses.isSpending(kind) ? given("accountId", "fromId", fromId) : {};
  const arriving = expenses.isSpending(kind) ? {} : given("accountId", "toId", toId);
  return {
    ...(value === undefined ? {} : { value: money.fromText(value) }),
    ...account,
    ...arriving,
    ...(kind === "transfer" ? given("fromAccountId", "fromId", fromId) : {}),
    ...given("categoryId", "category", lines[0]?.category ?? category),
    ...given("day", "day", day),
    ...others,
  };
}

function isAnotherSegment({ kind, isKindChosen, lines, refundOf }: Draft, parsed: quickAdd.Draft): boolean {
  const isSame = parsed.kind === kind || (expenses.isSpending(parsed.kind) && expenses.isSpending(kind));
  return !isSame && (isKindChosen || lines.length > 1 || refundOf !== null);
}

/** Return what tells a doubt that no words are behind: such a field keeps what stands there. */
function nothingNamed({ kind }: quickAdd.Draft, text: string, { ledger, today }: WordsContext) {
  const isPlain = kind === "transfer" && quickAdd.parse(text, ledger, today).kind !== "transfer";
  return (field: quickAdd.Field, { code, choices }: quickAdd.Doubt): boolean => {
    if (choices.length === 0) return code === ErrorCode.VALIDATION_REQUIRED;
    if (field === "categoryId") return choices.length === ledger.categories.length;
    return isPlain && (field === "accountId" || field === "fromAccountId");
  };
}

/** Return the accounts and the category that the words name, or bring to mind. */
function placeOf(draft: Draft, text: string, parsed: quickAdd.Draft, context: WordsContext): Partial<Draft> {
  const { kind, accountId, fromAccountId, categoryId } = parsed;
  const isSpent = expenses.isSpending(kind);
  const side = isSpent ? "fromId" : "toId";
  const isSaid = accountId !== null && isFree(draft, side) && isNamed(draft, text, context);
  return {
    ...(isSaid && { [side]: accountId }),
    ...(kind === "transfer" &&
      fromAccountId !== null &&
      isFree(draft, "fromId") && { fromId: fromAccountId }),
    ...(isSpent && categoryId !== null && isFree(draft, "category") && { category: categoryId }),
  };
}

/** Return whether the account is one that the words name, not the one that pays where none is named. */
function isNamed(draft: Draft, text: string, context: WordsContext): boolean {
  const accounts = context.ledger.accounts.map((account) => ({ ...account, isMain: false }));
  const doubt = parse(draft, text, { ...context, ledger: { ...context.ledger, accounts } }).doubts.get(
    "accountId",
  );
  return doubt === undefined || doubt.choices.length < accounts.length;
}

/** Return the amount, in the currency that was typed with it; of a transfer on the side that was typed. */
function amountIn(draft: Draft, parsed: quickAdd.Draft, { ledger, convert }: WordsContext): Partial<Draft> {
  if (parsed.value === null || !isFree(draft, "text")) return {};
  const text = typedOf(money.formatText(parsed.value));
  const { kind, currencyCode } = parsed;
  if (expenses.isSpending(kind))
    return { text, typedCurrency: currencyCode === ledger.currencyCode ? null : currencyCode };
  const [source, target] = [parsed.fromAccountId, parsed.accountId].map(
    (id) => ledger.accounts.find((account) => account.id === id)?.currencyCode,
  );
  const isArriving = kind === "transfer" && currencyCode !== null && currencyCode === target;
  if (!isArriving || source === undefined || source === target) return { text };
  const leaving = typedOf(convert(amountOf(text), currencyCode, source)?.amount ?? EMPTY);
  return { text: leaving, accountText: text, accountTextFor: leaving };
}

/** Return payee and note: a known payee, and the words that nothing took. */
function wordsLeft(
  { plain }: Draft,
  words: readonly string[],
  payee: string,
  parsed: quickAdd.Draft,
): Partial<Draft> {
  const isKnown = parsed.payee !== "" && payee === "";
  const others = (isKnown ? "" : parsed.payee || parsed.note).split(" ");
  const note: string[] = [];
  for (const word of words) {
    if (plain.includes(word)) note.push(word);
    else if (word === others[0]) note.push(others.shift() ?? "");
  }
  const rest = [...note, ...others].filter(Boolean).join(" ");
  return { note: rest, payee: isKnown ? parsed.payee : payee };
}

/** Return the payee that stands before the words already, and the words behind it. */
function withoutPayee({ kind, payee }: Draft, line: string): { payee: string; rest: string } {
  if (!expenses.isSpending(kind) || payee === "")
    return { payee: expenses.isSpending(kind) ? "" : payee, rest: line };
  if (line === payee) return { payee, rest: "" };
  const start = payee + SEPARATOR;
  return line.startsWith(start) ? { payee, rest: line.slice(start.length) } : { payee: "", rest: line };
}

/** Return payee, note and tags of an entry that is edited. */
function described(draft: Draft, payee: string, rest: string, { ledger }: WordsContext): Partial<Draft> {
  const noteParts = tags.take(rest, draft.tags);
  const isSpent = expenses.isSpending(draft.kind);
  const known =
    isSpent && payee === ""
      ? payees.find(
          noteParts.text,
          ledger.payees.map(({ name }) => name),
        )
      : "";
  return { tags: noteParts.tags, payee: known || payee, note: known === "" ? noteParts.text : "" };
}
