/** Reading of a line: kind, day, amount, then what it names; the rest is the note. */
import { moneyDigits } from "../base/currencies";
import { DomainError, ErrorCode } from "../base/errors";
import { checkDigits, checkRange, formatText, PLACES, ZERO, type Money } from "../base/money";
import { add } from "../entries/tags";
import { codesOf, readNumbers, type TypedNumber } from "./amounts";
import { readDays, type TypedDay } from "./days";
import { OpenDraft, type Answers, type Draft, type QuickKind } from "./draft";
import type { Ledger } from "./ledger";
import { typedPayee } from "./memory";
import { readPlaces } from "./places";
import { settleExpense, settleIncome, settleTransfer } from "./settling";
import { isArrow, markTransfer, readTransfer } from "./transfers";
import { join, split, unique, without, wordOf, wordsOf, type Word } from "./words";

const MARKS: ReadonlyMap<string, QuickKind> = new Map([
  ["+", "income"],
  ["~", "refund"],
]);
const TOUCHES_NUMBER = /^[^0-9]?[0-9]/u;

/**
 * The entry that a line describes, with its doubts. A line without a sign of its kind is of the kind that was told: a
 * transfer then names no accounts.
 */
export function parse(
  text: string,
  ledger: Ledger,
  today: string,
  answers: Answers = {},
  told: QuickKind = "expense",
): Draft {
  const draft = new OpenDraft();
  draft.kind = told;
  const { words, marks } = readMarks(readTags(split(text), draft));
  const days = readDays(words, today);
  const codes = {
    workspace: ledger.currencyCode,
    accounts: ledger.accounts.map(({ currencyCode }) => currencyCode),
  };
  const numbers = readNumbers(without(words, wordsOf(days)), codes, today);
  const amounts = amountsOf(numbers, answers);
  const dotted = dottedDays(numbers.filter((each) => !amounts.includes(each)));
  const named = [...days, ...dotted];
  const kept = [...readDay(named, today, answers, draft), ...readValue(amounts, answers, draft)];
  const rest = without(words, without(wordsOf([...named, ...amounts]), kept));
  return readNames(markTransfer(rest, ledger.accounts, marks), marks, amounts, ledger, answers, draft);
}

function readNames(
  words: readonly Word[],
  marks: readonly QuickKind[],
  amounts: readonly TypedNumber[],
  ledger: Ledger,
  answers: Answers,
  draft: OpenDraft,
): Draft {
  const arrows = words.filter(isArrow).length;
  const kinds = new Set<QuickKind>([...marks, ...(arrows > 0 ? (["transfer"] as const) : [])]);
  if (kinds.size > 1 || arrows > 1) {
    const refused = new OpenDraft();
    refused.tags = draft.tags;
    refused.refuse("text", ErrorCode.QUICK_KINDS);
    return refused;
  }
  draft.kind = [...kinds][0] ?? draft.kind;
  const typed = codesOf(amounts);
  if (draft.kind === "transfer") {
    draft.note = join(readTransfer(words, ledger, answers, draft));
    settleTransfer(ledger, typed, answers, draft);
  } else {
    const rest = readPlaces(words, ledger, answers, draft);
    const settle = draft.kind === "income" ? settleIncome : settleExpense;
    settle(ledger, typed, answers, draft);
    draft.payee = typedPayee(rest, ledger, draft.categoryId);
    draft.note = draft.payee === "" ? join(rest) : "";
  }
  checkValue(amounts, draft);
  return draft;
}

/** Sets the tags; gives the other words. */
function readTags(words: readonly Word[], draft: OpenDraft): Word[] {
  const found: string[] = [];
  const rest = words.filter(({ text }) => !add(found, text));
  draft.tags = found;
  return rest;
}

/**
 * The words without `+` and `~`, and the kinds that these say. A mark counts at the beginning of the line and directly
 * before its first number.
 */
function readMarks(words: readonly Word[]): { words: Word[]; marks: QuickKind[] } {
  const marks: QuickKind[] = [];
  const found: Word[] = [];
  let hasNumber = false;
  for (const [index, word] of words.entries()) {
    const kind = MARKS.get(word.text.charAt(0));
    const rest = word.text.slice(1);
    const ahead = rest === "" ? (words[index + 1]?.text ?? "") : rest;
    if (kind !== undefined && (index === 0 || (TOUCHES_NUMBER.test(ahead) && !hasNumber))) {
      marks.push(kind);
      if (rest !== "") found.push(wordOf(word.place, rest));
    } else {
      found.push(word);
    }
    hasNumber ||= TOUCHES_NUMBER.test(found.at(-1)?.text ?? "");
  }
  return { words: found, marks };
}

function dottedDays(numbers: readonly TypedNumber[]): TypedDay[] {
  return numbers.flatMap(({ day, words }) => (day === undefined ? [] : [{ day, words, isSure: true }]));
}

/** The numbers that may be the amount: those with a currency, else those that are no day, else all. */
function amountsOf(numbers: readonly TypedNumber[], { value }: Answers): readonly TypedNumber[] {
  const withCurrency = numbers.filter(({ currencies }) => currencies.length > 0);
  const plain = numbers.filter(({ day }) => day === undefined);
  const found = [withCurrency, plain, numbers].find((each) => each.length > 0) ?? [];
  if (value === undefined) return found;
  const isChosen = ({ values }: TypedNumber) => values.includes(value);
  return found.some(isChosen) ? found.filter(isChosen) : numbers.filter(isChosen);
}

/** Sets the value; gives the words of equal numbers, which belong to the note. */
function readValue(amounts: readonly TypedNumber[], answers: Answers, draft: OpenDraft): Word[] {
  if (answers.value !== undefined) {
    draft.value = answers.value;
    return ofNoCurrency(amounts.slice(1));
  }
  const values = unique(amounts.flatMap((each) => each.values));
  const isTooFine = amounts.some((each) => each.values.length === 0);
  if (isTooFine) {
    draft.refuse("value", ErrorCode.VALIDATION_AMOUNT_DIGITS);
  } else if (values.length === 1) {
    draft.value = values[0] ?? null;
    return ofNoCurrency(amounts.slice(1));
  } else {
    const texts = values.map(formatText);
    draft.ask(
      "value",
      texts.map((text) => ({ id: text, name: text })),
    );
  }
  return [];
}

function ofNoCurrency(numbers: readonly TypedNumber[]): Word[] {
  return wordsOf(numbers.filter(({ currencies }) => currencies.length === 0));
}

/** Sets the day; gives the words that turned out to name none, which belong to the note. */
function readDay(days: readonly TypedDay[], today: string, answers: Answers, draft: OpenDraft): Word[] {
  const { day } = answers;
  if (day !== undefined) {
    draft.day = day === today ? null : day;
    return wordsOf(days.filter((each) => each.day !== day));
  }
  const sure = days.filter((each) => each.isSure || each.day === today);
  const isSure = sure.length > 0;
  const named = unique((isSure ? sure : days).map((each) => each.day));
  const choices = isSure || named.length === 0 ? named : [...named, today];
  if (choices.length > 1) {
    draft.ask(
      "date",
      choices.map((each) => ({ id: each, name: each })),
    );
  } else {
    const [only = today] = choices;
    draft.day = only === today ? null : only;
  }
  return isSure ? wordsOf(days.filter((each) => !sure.includes(each))) : [];
}

/** Refuses a value that can't be booked in its currency. */
function checkValue(amounts: readonly TypedNumber[], draft: OpenDraft): void {
  if (draft.value === null) return;
  const isNegative = amounts.some((each) => each.isNegative);
  const code = faultOf(draft.value, draft.currencyCode, isNegative);
  if (code === undefined) return;
  draft.value = null;
  draft.refuse("value", code);
}

function faultOf(value: Money, currencyCode: string | null, isNegative: boolean): ErrorCode | undefined {
  if (isNegative || value <= ZERO) return ErrorCode.VALIDATION_POSITIVE;
  try {
    checkRange(value);
    checkDigits(value, currencyCode === null ? PLACES : moneyDigits(currencyCode));
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return undefined;
}
