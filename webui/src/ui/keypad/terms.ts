/** A typed sum such as `25.60+4.50-1`: its terms, and what they come to, exact to the hundredth. */
import { formatText, fromText, sum } from "@/domain/rules/base/money";

export type Operator = "+" | "-";

export interface Term {
  readonly operator: Operator;
  /** As typed: `4.`, `4.50`. */
  readonly text: string;
}

/** One more folds those before it, so that the line of a sum stays short. */
const TERMS_MAX = 8;

/** The largest typed amount: 9 999 999 999.99. */
const TYPEABLE = /^\d{1,10}(\.\d{2})?$/;

/** Return whether a `+` or `−` was typed. */
export function isSum(text: string): boolean {
  return /.[+-]/.test(text);
}

export function termsOf(text: string): readonly Term[] {
  return Array.from(text.matchAll(/([+-]?)([^+-]+)/g), ([, operator, term = ""]) => ({
    operator: operator === "-" ? "-" : "+",
    text: term,
  }));
}

/**
 * Return a typed text as an amount.
 *
 * | typed | amount |
 * | --- | --- |
 * | `30.` | `30` |
 * | `25.60+4.5` | `30.10` |
 * | `25.60+` | `25.60` |
 * | `5-8` | `-3` |
 */
export function totalOf(text: string): string {
  if (!isSum(text)) return withoutPoint(text);
  const terms = termsOf(text).map((term) =>
    fromText((term.operator === "-" ? "-" : "") + withoutPoint(term.text)),
  );
  return formatText(sum(terms)).replace(/\.00$/, "");
}

/** Return the sum as one amount; what is below zero or too large stays as it is. */
export function folded(text: string): string {
  const total = totalOf(text);
  return isSum(text) && TYPEABLE.test(total) ? total : text;
}

/** Return the text with an operator behind it, in place of one that stands there. */
export function withOperator(text: string, operator: Operator): string {
  const terms = withoutPoint(text.replace(/[+-]$/, ""));
  return (termsOf(terms).length < TERMS_MAX ? terms : folded(terms)) + operator;
}

function withoutPoint(text: string): string {
  return text.replace(/\.$/, "");
}
