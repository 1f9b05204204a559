/** Kinds an entry may become on the keypad. */
import { expenses, type EntryKind } from "@/domain";

export const KINDS: readonly EntryKind[] = ["expense", "income", "transfer"];

/** Return the kinds a correction may choose from: an expense stays an expense, a refund a refund. */
export function correctedKinds(kind: EntryKind): readonly EntryKind[] {
  return expenses.isSpending(kind) ? [kind] : ["income", "transfer"];
}
