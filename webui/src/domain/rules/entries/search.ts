/**
 * Search by typed words: each finds the words that start with it. Case, accents, punctuation and the kind of apostrophe
 * make no difference; й and ї are letters of their own, not и and і with an accent. An entry of the history is searched by its note and by the names of its category and
 * accounts, and by its amounts when a number was typed; the server finds the same through an index of words.
 */
import { AMOUNT_MAX, SEARCH_WORD_MAX_CHARACTERS } from "@/contract/limits.gen";
import { abs, min, PLACES, type Money } from "../base/money";
import { read, SIGN } from "./tags";
import { DEFAULT_ACCOUNTS, DEFAULT_CATEGORIES } from "../people/workspaces";

const APOSTROPHE = /['`´’‘ʼ]/g;
const WORD = /[\p{L}\p{N}]+/gu;
const ACCENT = /\p{Mn}/gu;
const MARK = /\p{M}/gu;
const OWN_LETTERS = ["й", "ї"];
const DOTLESS_I = "ı";
/** Digits with their separators, and any signs and symbols around them. */
const NUMBER = /^[^\p{L}\p{N}_]*([0-9][0-9.,'’ \u00a0\u202f]*)[^\p{L}\p{N}_]*$/u;
const GROUPING = /['’ \u00a0\u202f]/g;
const PARTS = /^([0-9.,]*?)(?:[.,]([0-9]{0,2}))?$/;
const SHOWN: ReadonlyMap<string, readonly string[]> = new Map(
  [...DEFAULT_ACCOUNTS, ...DEFAULT_CATEGORIES].map(({ name, shown }) => [name, Object.values(shown)]),
);

/** The words of a text as they are compared, each once, in the order they appear: `Oat-milk, MILK` is oat, milk. */
export function words(text: string): string[] {
  const found = withoutAccents(text).replace(APOSTROPHE, "").match(WORD) ?? [];
  return [...new Set(found.map((word) => Array.from(word).slice(0, SEARCH_WORD_MAX_CHARACTERS).join("")))];
}

/** The words that a search looks for: `Lunch #Trip` is lunch, #trip, the latter looked for among tags alone. */
export function typedWords(text: string): string[] {
  const found = text.split(/\s+/u).map((part) => {
    const tags = read(part);
    return tags.length > 0 ? tags.map((tag) => SIGN + tag) : words(part);
  });
  return [...new Set(found.flat())];
}

/** The text without case and accents, й and ї as they are. */
export function withoutAccents(text: string): string {
  const letters = foldCase(text).normalize("NFD");
  const own = OWN_LETTERS.reduce((kept, each) => kept.replaceAll(each.normalize("NFD"), each), letters);
  return own.replace(ACCENT, "").normalize("NFC");
}

/** The text without case and accents, those of й and ї too: `Café` and `CAFE` are equal. */
export function fold(text: string): string {
  return foldCase(text).normalize("NFKD").replace(ACCENT, "");
}

/** A text without case, accents and apostrophes: what two spellings of one name share. */
export function key(text: string): string {
  return fold(text).normalize("NFKD").replace(MARK, "").replace(APOSTROPHE, "");
}

/** Return whether every word that was typed starts a word of one of the texts or a tag; nothing typed matches everything. */
export function matches(typed: string, texts: readonly string[], tags: readonly string[] = []): boolean {
  const found = [...texts.flatMap(words), ...tags.map((tag) => SIGN + tag)];
  return typedWords(typed).every((start) => found.some((word) => word.startsWith(start)));
}

/** The texts a category or an account is found by: its name, and what every language shows for a default one. */
export function names(name: string): string[] {
  return [...new Set([name, ...(SHOWN.get(name) ?? [])])];
}

/** Amounts without their sign, both ends included. */
export type AmountRange = readonly [low: Money, high: Money];

/**
 * The amounts that start with a typed number: `30.1` is 30.10 to 30.19, `1,249` is 1249.00 to 1249.99 and longer ones.
 * A last separator with two digits after it at most begins the decimals; others group digits.
 */
export function amounts(typed: string): AmountRange[] {
  const number = NUMBER.exec(typed)?.[1];
  const parts = number === undefined ? null : PARTS.exec(number.replace(GROUPING, ""));
  if (parts === null) return [];
  const whole = BigInt(parts[1]?.replace(/[.,]/g, "") ?? "");
  const ranges = parts[2] === undefined ? beginnings(whole) : [decimals(whole, parts[2])];
  return ranges.filter(([low]) => low <= AMOUNT_MAX).map(([low, high]) => [low, min(high, AMOUNT_MAX)]);
}

/** Return whether an amount, whatever its sign, is in one of the ranges. */
export function isIn(ranges: readonly AmountRange[], amount: Money): boolean {
  return ranges.some(([low, high]) => low <= abs(amount) && abs(amount) <= high);
}

/** All amounts whose digits before the point start with these. */
function beginnings(whole: bigint): AmountRange[] {
  const longest = String(AMOUNT_MAX).length;
  const sizes = Array.from(
    { length: whole > 0n ? longest - PLACES : 1 },
    (_, more) => 10n ** BigInt(PLACES + more),
  );
  return sizes.map((size) => [whole * size, (whole + 1n) * size - 1n]);
}

function decimals(whole: bigint, digits: string): AmountRange {
  return [BigInt(`${whole}${digits.padEnd(PLACES, "0")}`), BigInt(`${whole}${digits.padEnd(PLACES, "9")}`)];
}

/**
 * A text without the difference of capital and small letters: case folding, which JavaScript lacks. `ß` is `ss` and a
 * final `ς` is `σ`, as in capitals.
 */
export function foldCase(text: string): string {
  return Array.from(text.normalize("NFKC"), foldedLetter).join("").normalize("NFKC");
}

/** Dotless i is a letter of its own, though its capital is the one of i. */
function foldedLetter(letter: string): string {
  return letter === DOTLESS_I ? letter : letter.toLowerCase().toUpperCase().toLowerCase();
}
