/** Kinds an entry may become on the keypad. */
import { expenses, type EntryKind } from "@/domain";

/** Kinds of entries that the keypad makes: settlements have a form of their own. */
export type KeypadKind = Exclude<EntryKind, "settlement">;

export const KINDS: readonly KeypadKind[] = ["expense", "income", "transfer"];

/** Return the kinds a correction may choose from: an expense stays an expense, a refund a refund. */
export function correctedKinds(kind: KeypadKind): readonly KeypadKind[] {
  return expenses.isSpending(kind) ? [kind] : ["income", "transfer"];
}
