/** Shopping-style lists: what their items must be, and in which order lists are shown. */
import { DomainError, ErrorCode, fieldError } from "./errors";
import { LIST_ITEMS_MAX } from "./limits";
import { compareInstants } from "./months";
import type { List } from "./types";
import { check } from "./validation";

/** Pinned lists first; in each group the last created or updated first. */
export function ordered<T extends Pick<List, "id" | "isPinned" | "updatedAt">>(lists: readonly T[]): T[] {
  return lists.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      compareInstants(b.updatedAt, a.updatedAt) ||
      (a.id < b.id ? 1 : -1),
  );
}

/** The cleaned labels by their place, without the empty ones; at least one must stay, 200 at most. */
export function keptLabels(labels: readonly string[]): ReadonlyMap<number, string> {
  const cleaned = labels.map((text, index) => [index, label(index, text)] as const);
  const kept = new Map(cleaned.filter(([, text]) => text !== ""));
  if (kept.size === 0) throw fieldError("listItems", ErrorCode.VALIDATION_ITEMS);
  if (kept.size > LIST_ITEMS_MAX) throw fieldError("listItems", ErrorCode.VALIDATION_MAX);
  return kept;
}

function label(index: number, text: string): string {
  try {
    return check("itemLabel", text);
  } catch (error) {
    throw error instanceof DomainError ? fieldError(`listItems.${index}.label`, error.code) : error;
  }
}
