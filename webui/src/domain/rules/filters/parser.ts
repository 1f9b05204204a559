/**
 * Reading of the filter language.
 *
 *     filter  = all { "or" all }
 *     all     = part { ["and"] part }
 *     part    = "not" part | "(" filter ")" | term
 *     term    = word | "several words" | #tag | field:text | field="a whole name"
 */
import type { EntryKind } from "@/contract/budget";
import { FILTER_CONDITIONS_MAX, FILTER_MAX_CHARACTERS } from "@/contract/limits.gen";
import { DomainError, ErrorCode } from "../base/errors";
import * as money from "../base/money";
import { readSpan, type Span } from "./days";
import { FilterError } from "./errors";
import { FIELDS } from "./signs";
import { EVERYTHING, join, type Field, type Node, type Term } from "./terms";
import { split, type Token } from "./tokens";

/** Brackets in brackets, and `not` of `not`. */
const DEPTH_MAX = 50;
const KINDS: readonly EntryKind[] = ["expense", "income", "transfer", "refund", "settlement"];
/** Fields that take a whole name after `=`. */
const NAMED = ["payee", "category", "account", "by"];

/** Parts of a typed filter; an empty one lets all entries through. Throws `FilterError`. */
export function parse(text: string, today: string): Node {
  if (Array.from(text).length > FILTER_MAX_CHARACTERS) {
    const count = String(FILTER_MAX_CHARACTERS);
    throw new FilterError(ErrorCode.FILTER_LENGTH, FILTER_MAX_CHARACTERS, { count });
  }
  const tokens = split(text);
  const excess = tokens.filter(({ kind }) => kind === "term")[FILTER_CONDITIONS_MAX];
  if (excess !== undefined) {
    const count = String(FILTER_CONDITIONS_MAX);
    throw new FilterError(ErrorCode.FILTER_CONDITIONS, excess.position, { count });
  }
  return tokens.length === 0 ? EVERYTHING : new Reader(tokens, today).all();
}

/** Reads tokens one after the other; `depth` is the number of open brackets and `not`s. */
class Reader {
  private at = 0;
  private depth = 0;
  private readonly tokens: readonly Token[];
  private readonly today: string;

  constructor(tokens: readonly Token[], today: string) {
    this.tokens = tokens;
    this.today = today;
  }

  all(): Node {
    const node = this.anyOf();
    // Only a closing bracket ends a filter early.
    if (this.next !== undefined) throw new FilterError(ErrorCode.FILTER_UNOPENED, this.next.position);
    return node;
  }

  private get next(): Token | undefined {
    return this.tokens[this.at];
  }

  private anyOf(): Node {
    const parts = [this.allOf()];
    while (this.next?.kind === "or") {
      this.at += 1;
      parts.push(this.allOf());
    }
    return join("or", parts);
  }

  private allOf(): Node {
    const parts = [this.part()];
    while (this.next !== undefined && this.next.kind !== "or" && this.next.kind !== ")") {
      if (this.next.kind === "and") this.at += 1;
      parts.push(this.part());
    }
    return join("and", parts);
  }

  private part(): Node {
    const token = this.next;
    if (token === undefined || token.kind === "and" || token.kind === "or" || token.kind === ")") {
      const { position = 0, typed: word = "" } = token ?? this.tokens.at(-1) ?? {};
      throw new FilterError(ErrorCode.FILTER_OPERAND, position, { word });
    }
    this.at += 1;
    if (token.kind === "term") return termOf(token, this.today);
    this.depth += 1;
    if (this.depth > DEPTH_MAX) {
      throw new FilterError(ErrorCode.FILTER_DEPTH, token.position, { count: String(DEPTH_MAX) });
    }
    const node = token.kind === "not" ? { negated: this.part() } : this.bracketed(token);
    this.depth -= 1;
    return node;
  }

  private bracketed(opening: Token): Node {
    const node = this.anyOf();
    if (this.next === undefined) throw new FilterError(ErrorCode.FILTER_UNCLOSED, opening.position);
    this.at += 1;
    return node;
  }
}

function termOf(token: Token, today: string): Node {
  const { field, text, position, typed } = token;
  if (field === "word") return term("word", token);
  const known = FIELDS.find((each) => each === field);
  if (known === undefined) {
    throw new FilterError(ErrorCode.FILTER_FIELD, position, { field, known: FIELDS.join(", "), typed });
  }
  if (text === "") throw new FilterError(ErrorCode.FILTER_EMPTY, position, { field });
  if (token.isExact && !NAMED.includes(field)) {
    throw new FilterError(ErrorCode.FILTER_EXACT, position, { field, typed: text });
  }
  return READERS[known](token, today);
}

function term(field: Field, { position, isExact, ...token }: Token, text = token.text): Term {
  return { field, text, isExact, position };
}

function name(field: Field): (token: Token) => Term {
  return (token) => term(field, token);
}

function tag(token: Token): Term {
  return term("tag", token, token.text.replace(/^#/u, "").toLowerCase().normalize("NFC"));
}

function kind(token: Token): Term {
  const { text: typed, position } = token;
  const known = KINDS.find((each) => each === typed.toLowerCase());
  if (known !== undefined) return term("kind", token, known);
  throw new FilterError(ErrorCode.FILTER_KIND, position, { typed, kinds: KINDS.join(", ") });
}

function since(token: Token, today: string): Term {
  return term("since", token, span(token, today)[0]);
}

function until(token: Token, today: string): Term {
  return term("until", token, span(token, today)[1]);
}

function span({ text: typed, position }: Token, today: string): Span {
  const days = readSpan(typed, today);
  if (days === undefined) throw new FilterError(ErrorCode.FILTER_DAY, position, { typed });
  return days;
}

function amount(field: "min" | "max"): (token: Token) => Term {
  return (token) => {
    const { text: typed, position } = token;
    try {
      return term(field, token, money.formatText(money.parse(typed.replaceAll(",", "."))));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new FilterError(ErrorCode.FILTER_AMOUNT, position, { typed, field });
    }
  };
}

const READERS: Readonly<Record<(typeof FIELDS)[number], (token: Token, today: string) => Node>> = {
  payee: name("payee"),
  tag,
  category: name("category"),
  account: name("account"),
  by: name("by"),
  note: name("note"),
  kind,
  since,
  until,
  on: (token, today) => join("and", [since(token, today), until(token, today)]),
  min: amount("min"),
  max: amount("max"),
};
