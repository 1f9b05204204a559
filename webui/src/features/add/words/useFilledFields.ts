import { useAtomValue } from "@/state/useAtomValue";
import { expenses, type HistoryEntry, type PayeeRow } from "@/domain";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import type { Draft } from "../draftFields";
import { isFree } from "./reading";

export interface FilledFields {
  /** Return the category and the account of an earlier entry that are there still, where no hand chose others. */
  readonly of: (
    draft: Draft,
    earlier: Pick<HistoryEntry | PayeeRow, "categoryId" | "accountId">,
    given?: readonly string[],
  ) => Partial<Draft>;
}

/** Return what fills in a draft from an earlier entry. */
export function useFilledFields(isCorrection: boolean): FilledFields {
  const [accounts, categories] = [useAtomValue(accountByIdAtom), useAtomValue(categoryByIdAtom)];
  return {
    of: (draft, { categoryId, accountId }, given = []) => {
      const isSpent = expenses.isSpending(draft.kind);
      const side = isSpent ? "fromId" : "toId";
      const isOpen = (field: keyof Draft) => !isCorrection && isFree(draft, field) && !given.includes(field);
      const hasAccount = accounts.get(accountId ?? "")?.deleted === false;
      const hasCategory = categories.get(categoryId ?? "")?.deleted === false;
      return {
        // An amount typed for one account's side is none of another's.
        ...(hasAccount && isOpen(side) && draft.accountText === null && { [side]: accountId }),
        ...(hasCategory && isSpent && isOpen("category") && { category: categoryId }),
      };
    },
  };
}
