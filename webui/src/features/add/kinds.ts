/** Kinds an entry may become on the keypad. */
import type { EntryKind } from "@/domain";

export const KINDS: readonly EntryKind[] = ["expense", "income", "transfer"];

/** Return the kinds a correction may choose from: an expense stays an expense. */
export function correctedKinds(kind: EntryKind): readonly EntryKind[] {
  return kind === "expense" ? ["expense"] : ["income", "transfer"];
}
