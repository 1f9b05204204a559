/** Conditions of a typed filter that all have to hold, each with how it is typed: the app shows and removes them one by one. */
import { parse } from "./parser";
import { terms, type Field, type Node } from "./terms";
import { split } from "./tokens";

export interface Part {
  /** As it is typed. */
  readonly text: string;
  readonly node: Node;
}

/** Return the conditions of a typed filter; one where any of several is enough. Throws `FilterError`. */
export function partsOf(text: string, today: string): readonly Part[] {
  const node = parse(text, today);
  const texts = textsOf(text);
  return texts.length > 1
    ? texts.map((part) => ({ text: part, node: parse(part, today) }))
    : [{ text, node }];
}

/** Return a typed filter without its conditions of some fields, and with others behind it. */
export function withConditions(
  parts: readonly Part[],
  fields: readonly Field[],
  added: readonly string[],
): string {
  const kept = parts.filter(({ node }) => !isOnlyOf(node, fields));
  return [...kept.map(({ text }) => text), ...added].join(" ");
}

/** Return whether a condition says of these fields alone, and not that something is not. */
function isOnlyOf(node: Node, fields: readonly Field[]): boolean {
  return (
    !("negated" in node) &&
    !("parts" in node && node.operator === "or") &&
    terms(node).length > 0 &&
    terms(node).every(({ field }) => fields.includes(field))
  );
}

/** Cuts a filter where one condition ends and the next begins; not at all where an `or` stands outside of brackets. */
function textsOf(text: string): readonly string[] {
  const characters = Array.from(text);
  const parts: { readonly start: number; end: number }[] = [];
  let [depth, isOpen] = [0, false];
  for (const { kind, position } of split(text)) {
    if (depth === 0 && kind === "or") return [text];
    const last = parts.at(-1);
    if (depth === 0 && !isOpen) {
      if (last !== undefined) last.end = Math.min(last.end, position);
      if (kind === "and") continue;
      parts.push({ start: position, end: characters.length });
    }
    if (kind === "(") depth += 1;
    if (kind === ")") depth -= 1;
    isOpen = depth > 0 || kind === "not";
  }
  return parts.map(({ start, end }) => characters.slice(start, end).join("").trim());
}
