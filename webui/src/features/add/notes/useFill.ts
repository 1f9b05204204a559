import { useAtomValue } from "jotai";
import { expenses } from "@/domain";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import type { Draft } from "../draft";
import type { EarlierNote } from "./earlierNotes";

/**
 * Return a function that gives what a chosen note changes: the note, and the category and account of its entry that are
 * there still and were not chosen by hand. `filled` is what notes chosen before filled in.
 */
export function useFill(draft: Draft, filled: Partial<Draft>) {
  const [accounts, categories] = [useAtomValue(accountByIdAtom), useAtomValue(categoryByIdAtom)];
  const isFree = (field: "category" | "fromId" | "toId") =>
    draft[field] === null || draft[field] === filled[field];
  // An amount typed for one account's side is none of another's.
  const account = (field: "fromId" | "toId", id: string | null): Partial<Draft> =>
    isFree(field) && draft.accountText === null && accounts.get(id ?? "")?.deleted === false
      ? { [field]: id }
      : {};
  const category = (id: string): Partial<Draft> =>
    isFree("category") && categories.get(id)?.deleted === false ? { category: id } : {};
  return ({ note, entry }: EarlierNote): Partial<Draft> => ({
    note,
    ...(entry.kind === "transfer" ? account("toId", entry.accountId) : {}),
    ...(expenses.isSpending(entry.kind) ? account("fromId", entry.accountId) : {}),
    ...(entry.categoryId === null ? {} : category(entry.categoryId)),
  });
}
