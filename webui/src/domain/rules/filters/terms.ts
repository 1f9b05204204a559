/** Parts of a parsed filter. */
export type Field =
  | "word"
  | "note"
  | "payee"
  | "tag"
  | "category"
  | "account"
  | "by"
  | "kind"
  | "since"
  | "until"
  | "min"
  | "max";

/** One condition. */
export interface Term {
  readonly field: Field;
  /** As it is compared: days as `yyyy-MM-dd`, amounts as `20.00`, tags without `#`, in small letters. */
  readonly text: string;
  /** The whole name, not its beginning: `category=Food`. */
  readonly isExact: boolean;
  /** Number of characters of the filter in front of it. */
  readonly position: number;
}

/** `not` a part. */
export interface Negation {
  readonly negated: Node;
}

/** Several parts, of which all or any hold. */
export interface Group {
  readonly operator: "and" | "or";
  readonly parts: readonly Node[];
}

export type Node = Term | Negation | Group;

/** The filter of an empty text. */
export const EVERYTHING: Group = { operator: "and", parts: [] };

/** Return one part as it is, and several as a group; groups of the same operator become one. */
export function join(operator: Group["operator"], parts: readonly Node[]): Node {
  const flat = parts.flatMap((part) => ("parts" in part && part.operator === operator ? part.parts : [part]));
  const [first] = flat;
  return first !== undefined && flat.length === 1 ? first : { operator, parts: flat };
}

/** Return all conditions of a filter, negated ones too. */
export function terms(node: Node): readonly Term[] {
  if ("negated" in node) return terms(node.negated);
  return "parts" in node ? node.parts.flatMap(terms) : [node];
}
