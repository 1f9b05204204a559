/** Words, signs and fields of a typed filter. */
import { ErrorCode } from "../base/errors";
import { foldCase } from "../entries/search";
import { FilterError } from "./errors";
import { OPERATORS } from "./signs";

const QUOTES = /[“”„«»]/gu;
/** White space of the core, which is not quite that of JavaScript. */
const SPACE = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const REST = `(?:(?!${SPACE})[^()"])`;
const TOKEN = new RegExp(
  `${SPACE}*(?:` +
    "(?<sign>[()])" +
    `|(?<field>(?:(?!\\p{Nd})[\\p{L}\\p{N}])+)(?<mark>[:=])(?:"(?<quoted>[^"]*)"|(?<value>${REST}*))` +
    '|"(?<phrase>[^"]*)"' +
    `|#(?<tag>${REST}+)` +
    `|(?<word>${REST}+)` +
    ")",
  "uy",
);
const ENDS = new RegExp(`^${SPACE}+|${SPACE}+$`, "gu");
const START = new RegExp(`^${SPACE}*`, "u");
/** A sign, an operator, or a term of a field; `field` is "word" where none was typed. */
export interface Token {
  readonly kind: "(" | ")" | "and" | "or" | "not" | "term";
  readonly typed: string;
  /** Number of characters of the filter in front of it. */
  readonly position: number;
  readonly field: string;
  readonly text: string;
  readonly isExact: boolean;
}

/** Return the tokens of a filter. Throws `FilterError` for a quotation mark that is not closed. */
export function split(text: string): Token[] {
  const line = text.replace(QUOTES, '"').replace(new RegExp(`${SPACE}+$`, "u"), "");
  const tokens: Token[] = [];
  for (let at = 0; at < line.length;) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(line);
    if (match === null) throw new FilterError(ErrorCode.FILTER_QUOTE, start(line, at));
    tokens.push(tokenOf(match, start(line, at)));
    at = TOKEN.lastIndex;
  }
  return tokens;
}

function tokenOf(match: RegExpExecArray, position: number): Token {
  const { sign, field, mark, quoted, value, phrase, tag, word } = match.groups ?? {};
  const token = { typed: strip(match[0]), position, field: "word", text: "", isExact: false };
  if (sign !== undefined) return { ...token, kind: sign === "(" ? "(" : ")" };
  if (field !== undefined) {
    const text = strip(quoted ?? value ?? "");
    return { ...token, kind: "term", field: foldCase(field), text, isExact: mark === "=" };
  }
  if (tag !== undefined) return { ...token, kind: "term", field: "tag", text: tag };
  const operator = word === undefined ? undefined : operatorOf(foldCase(word));
  return operator === undefined
    ? { ...token, kind: "term", text: strip(phrase ?? word ?? "") }
    : { ...token, kind: operator };
}

function operatorOf(word: string): keyof typeof OPERATORS | undefined {
  return (["and", "or", "not"] as const).find((each) => OPERATORS[each].split("|").includes(word));
}

function strip(text: string): string {
  return text.replace(ENDS, "");
}

/** Return the place, in characters, of the first one from `at` on that is no space. */
function start(line: string, at: number): number {
  const spaces = START.exec(line.slice(at))?.[0].length ?? 0;
  return Array.from(line.slice(0, at + spaces)).length;
}
