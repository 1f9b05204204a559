/** Test of an entry by a filter, as the history's own search compares: words by their beginnings, without accents. */
import { ErrorCode } from "../base/errors";
import { abs, fromText } from "../base/money";
import { isSame } from "../entries/payees";
import { amounts, isIn, names, withoutAccents, words } from "../entries/search";
import { FilterError } from "./errors";
import { terms, type Field, type Node, type Term } from "./terms";

export interface FilteredLine {
  readonly categoryId: string;
  readonly note: string;
}

/** An entry as filters see it, with present names. */
export interface FilteredEntry {
  readonly note: string;
  readonly payee: string;
  readonly lines: readonly FilteredLine[];
  readonly categoryLabel: string | null;
  readonly accountLabel: string | null;
  readonly fromAccountLabel: string | null;
  readonly creatorName: string;
  readonly kind: string;
  readonly localDay: string;
  readonly value: string;
  readonly tags: readonly string[];
}

/** Name of each category, by its id: entries name only that of their first line. */
export type Names = ReadonlyMap<string, string>;

/** Test of whether an entry, or a line of it where one is given, passes a filter. */
export type Test = (entry: FilteredEntry, line?: FilteredLine) => boolean;

const OF_LINES: readonly Field[] = ["word", "note", "category"];

/** Return the test of a filter; without a line any line of an entry may meet it. */
export function compileFilter(node: Node, categories: Names): Test {
  return compileWith(node, { categories, words: remembered(words), nameWords: remembered(wordsOfName) });
}

/** Return whether lines of one entry may differ. */
export function isByLine(node: Node): boolean {
  return terms(node).some(({ field }) => OF_LINES.includes(field));
}

/** Throw `FilterError` for a category, account or person that nothing is called; `known` are the names of each. */
export function checkNames(node: Node, known: Readonly<Partial<Record<Field, readonly string[]>>>): void {
  for (const term of terms(node)) {
    const all = known[term.field];
    if (all !== undefined && !all.some(nameTest(term, wordsOfName))) {
      const params = { field: term.field, typed: term.text, names: [...new Set(all)].join(", ") || "–" };
      throw new FilterError(ErrorCode.FILTER_NAME, term.position, params);
    }
  }
}

type WordsOf = (text: string) => readonly string[];

/** Values that the conditions of a filter share. */
interface Shared {
  readonly categories: Names;
  readonly words: WordsOf;
  /** Words that a name, or one of those a default one is known by, is found by. */
  readonly nameWords: WordsOf;
}

/** Return a function that reads each text once: a history has few names and notes, many times. */
function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

function wordsOfName(name: string): readonly string[] {
  return names(name).flatMap(words);
}

function compileWith(node: Node, shared: Shared): Test {
  if ("negated" in node) {
    const negated = compileWith(node.negated, shared);
    return (entry, line) => !negated(entry, line);
  }
  if (!("parts" in node)) return termTest(node, shared);
  const parts = node.parts.map((part) => compileWith(part, shared));
  return node.operator === "or"
    ? (entry, line) => parts.some((part) => part(entry, line))
    : (entry, line) => parts.every((part) => part(entry, line));
}

function termTest(term: Term, shared: Shared): Test {
  const { field, text } = term;
  const isNamed = remembered(nameTest(term, shared.nameWords));
  switch (field) {
    case "word":
      return wordTest(text, shared);
    case "note":
      return noteTest(text, shared);
    case "payee":
      return ({ payee }) => payee !== "" && (term.isExact ? isSame(payee, text) : isNamed(payee));
    case "tag":
      return ({ tags }) => tags.includes(text);
    case "category":
      return (entry, line) => categoriesOf(entry, line, shared.categories).some(isNamed);
    case "account":
      return (entry) => accountsOf(entry).some(isNamed);
    case "by":
      return ({ creatorName }) => isNamed(creatorName);
    case "kind":
      return ({ kind }) => kind === text;
    case "since":
      return ({ localDay }) => localDay >= text;
    case "until":
      return ({ localDay }) => localDay <= text;
    case "min":
      return ({ value }) => abs(fromText(value)) >= fromText(text);
    case "max":
      return ({ value }) => abs(fromText(value)) <= fromText(text);
  }
}

function wordTest(text: string, shared: Shared): Test {
  const [starts, ranges] = [words(text), amounts(text)];
  return (entry, line) => {
    if (ranges.length > 0 && isIn(ranges, fromText(entry.value))) return true;
    const named = [...categoriesOf(entry, line, shared.categories), ...accountsOf(entry)];
    const found = [...notesOf(entry, line).flatMap(shared.words), ...named.flatMap(shared.nameWords)];
    return starts.length > 0 && starts.every((start) => has(found, start));
  };
}

function noteTest(text: string, shared: Shared): Test {
  const starts = words(text);
  return (entry, line) => {
    const found = notesOf(entry, line).flatMap(shared.words);
    return starts.every((start) => has(found, start));
  };
}

function has(found: readonly string[], start: string): boolean {
  return found.some((word) => word.startsWith(start));
}

/** Return the test of whether a name, or one of those a default one is known by, is meant by a condition. */
function nameTest({ text, isExact }: Term, nameWords: WordsOf): (name: string) => boolean {
  const [whole, starts] = [withoutAccents(text), words(text)];
  if (isExact) return (name) => names(name).some((each) => withoutAccents(each) === whole);
  return (name) => starts.every((start) => has(nameWords(name), start));
}

function notesOf({ note, payee, lines }: FilteredEntry, line?: FilteredLine): readonly string[] {
  return [note, payee, ...(line === undefined ? lines : [line]).map((each) => each.note)];
}

function categoriesOf(entry: FilteredEntry, line: FilteredLine | undefined, categories: Names) {
  if (line === undefined && entry.lines.length <= 1) return present([entry.categoryLabel]);
  const lines = line === undefined ? entry.lines : [line];
  return lines.map(({ categoryId }) => categories.get(categoryId) ?? "");
}

function accountsOf({ accountLabel, fromAccountLabel }: FilteredEntry): readonly string[] {
  return present([accountLabel, fromAccountLabel]);
}

function present(labels: readonly (string | null)[]): readonly string[] {
  return labels.filter((label) => label !== null);
}
