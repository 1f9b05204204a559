/** Amounts in a typed line: `4.50`, `1 250,40 грн`, `$12`. */
import { fromText, PLACES, type Money } from "../base/money";
import { readCurrency, type Codes } from "./currencyWords";
import { dottedDay } from "./days";
import { unique, withoutEnd, type Word } from "./words";

const TYPED = /^([-−–]?)([^0-9.,'’_#@+~−–-]*)([-−–]?)([.,]?[0-9](?:[0-9.,'’_ ]*[0-9])?)([^0-9]*)$/u;
const PLAIN = /^([0-9]*)(?:[.,]([0-9]+))?$/u;
const TWO_MEANINGS = /^([1-9][0-9]{0,2})[.,]([0-9]{3})$/u;
const GROUPED = [
  [/^[1-9][0-9]{0,2}(?:,[0-9]{3})+(?:\.[0-9]{1,2})?$/u, /,/gu],
  [/^[1-9][0-9]{0,2}(?:\.[0-9]{3})+(?:,[0-9]{1,2})?$/u, /\./gu],
  [/^[1-9][0-9]{0,2}(?:[_'’][0-9]{3})+(?:[.,][0-9]{1,2})?$/u, /[_'’]/gu],
  [/^[1-9][0-9]{0,2}(?: [0-9]{3})+(?:[.,][0-9]{1,2})?$/u, / /gu],
] as const;
const SIGN_BEFORE_GROUP = /^[^0-9.,#@'’_]*(?=[1-9][0-9]{0,2}$)/u;
const GROUP_BEGINNING = /^[1-9][0-9]{0,2}$/u;
const GROUP = /^[0-9]{3}$/u;
const LAST_GROUP = /^([0-9]{3}(?:[.,][0-9]{1,2})?)([^0-9]*)$/u;
const DIGIT = /[0-9]/gu;
/** Digits of a number that may be an amount; longer ones are numbers of cards and phones. */
const DIGITS_MAX = 12;

/** A number that may be the amount, with the words that write it. */
export interface TypedNumber {
  readonly words: readonly Word[];
  /** Two where it can mean two: `1,250`. None where it has more decimals than amounts have. */
  readonly values: readonly Money[];
  /** Codes that the currency beside it can mean. */
  readonly currencies: readonly string[];
  /** Day that it can be as well: `24.12`. */
  readonly day: string | undefined;
  readonly isNegative: boolean;
}

/** The numbers among the words that may be an amount, with the currencies beside them. */
export function readNumbers(words: readonly Word[], codes: Codes, today: string): TypedNumber[] {
  const found: TypedNumber[] = [];
  for (let at = 0; at < words.length;) {
    const number = readAt(words, at, codes, today);
    at += number?.words.length ?? 1;
    if (number !== undefined) found.push(number);
  }
  return withNeighbours(words, found, codes);
}

/** Typed codes of all numbers, each once. */
export function codesOf(numbers: readonly TypedNumber[]): string[] {
  return unique(numbers.flatMap(({ currencies }) => currencies));
}

function readAt(words: readonly Word[], at: number, codes: Codes, today: string): TypedNumber | undefined {
  const taken = groupAt(words, at);
  const bare = withoutEnd(taken.map(({ text }) => text).join(" "));
  const [, minus, before, minusAfter, digits, after] = TYPED.exec(bare) ?? [];
  if (digits === undefined || (bare.match(DIGIT) ?? []).length > DIGITS_MAX) return undefined;
  const values = valuesOf(digits);
  const parts = [before, after].filter((part): part is string => part !== undefined && part !== "");
  const found = parts.map((part) => readCurrency(part, true, codes));
  const isWord = found.length > 1 || found.some((each) => each.length === 0);
  if (values === undefined || isWord) return undefined;
  return {
    words: taken,
    values,
    currencies: found[0] ?? [],
    day: found.length > 0 ? undefined : dottedDay(bare, today),
    isNegative: minus !== "" || minusAfter !== "",
  };
}

/** The words of a number that spaces group, else the one word. */
function groupAt(words: readonly Word[], at: number): Word[] {
  const [first, ...rest] = words.slice(at);
  if (first === undefined) return [];
  const taken = [first];
  if (!GROUP_BEGINNING.test(first.text.replace(SIGN_BEFORE_GROUP, ""))) return taken;
  for (const word of rest) {
    if (word.place !== first.place + taken.length || !LAST_GROUP.test(withoutEnd(word.text))) break;
    taken.push(word);
    if (!GROUP.test(word.text)) break;
  }
  return taken;
}

/** The values of a number: two of `1,250`, none of `1.2345`; undefined for what is no number, like `31.02.2026`. */
function valuesOf(number: string): Money[] | undefined {
  const [, whole, thousands] = TWO_MEANINGS.exec(number) ?? [];
  if (whole !== undefined && thousands !== undefined) {
    return [fromText(`${whole}.${thousands.slice(0, PLACES)}`), fromText(whole + thousands)];
  }
  for (const [pattern, separator] of GROUPED) {
    if (pattern.test(number)) return [fromText(number.replace(separator, "").replace(",", "."))];
  }
  const plain = PLAIN.exec(number);
  if (plain === null) return undefined;
  const [, units = "", decimals = ""] = plain;
  if (decimals.length > PLACES) return [];
  return [fromText(`${units === "" ? "0" : units}.${decimals === "" ? "0" : decimals}`)];
}

/** Each number with the currency that stands behind it, else with the one before it. */
function withNeighbours(
  words: readonly Word[],
  numbers: readonly TypedNumber[],
  codes: Codes,
): TypedNumber[] {
  const byPlace = new Map(words.map((word) => [word.place, word]));
  const taken = new Set(numbers.flatMap((number) => number.words.map(({ place }) => place)));
  return numbers.map((number) => {
    if (number.currencies.length > 0) return number;
    const [first, last] = [number.words[0]?.place ?? 0, number.words.at(-1)?.place ?? 0];
    for (const place of [last + 1, first - 1]) {
      const word = byPlace.get(place);
      if (word === undefined || taken.has(place)) continue;
      const currencies = readCurrency(withoutEnd(word.text), false, codes);
      if (currencies.length === 0) continue;
      taken.add(place);
      return { ...number, words: [...number.words, word], currencies, day: undefined };
    }
    return number;
  });
}
