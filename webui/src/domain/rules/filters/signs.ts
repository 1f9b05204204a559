/** Signs of the filter language: by them the app tells a typed filter from plain words, before it fetches the parser. */

/** Fields as they can be typed. */
export const FIELDS = [
  "payee",
  "tag",
  "category",
  "account",
  "by",
  "note",
  "kind",
  "since",
  "until",
  "on",
  "min",
  "max",
] as const;

/** Words that join conditions, as alternatives of a pattern. */
export const OPERATORS = { and: "and|і|та", or: "or|або", not: "not|не" } as const;

const MARKS = /[()"“”„«»]/u;
const FIELD = new RegExp(`(?:^|\\s)(?:${FIELDS.join("|")})[:=]`, "iu");
const BETWEEN = new RegExp(`\\S\\s+(?:${OPERATORS.and}|${OPERATORS.or})\\s+\\S`, "iu");
const BEFORE = new RegExp(`(?:^|\\s)(?:${OPERATORS.not})\\s+\\S`, "iu");

/**
 * Return whether a typed search is a filter: it has a field, a bracket or a quotation mark, `or` or `and` between words,
 * or `not` in front of one. Else it is plain words: `not` and `https://x` are, `not food` and `min:20` are filters.
 */
export function isFilter(text: string): boolean {
  return [MARKS, FIELD, BETWEEN, BEFORE].some((sign) => sign.test(text));
}
