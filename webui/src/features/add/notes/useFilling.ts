import { useAtomValue } from "jotai";
import { useState } from "react";
import { expenses } from "@/domain";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import type { Draft } from "../draft";

/** Where an earlier entry was booked, and how it was described. */
export interface Earlier {
  readonly note: string;
  readonly payee: string;
  readonly categoryId: string | null;
  readonly accountId: string | null;
}

export interface Filling {
  /** Fields that were filled in last: another choice may replace them. */
  readonly filled: Partial<Draft>;
  /** Fill in what an earlier entry had, where nothing was chosen by hand; `given` is what was chosen now. */
  readonly fill: (earlier: Earlier, given: Partial<Draft>) => void;
  /** Change fields that were filled in. */
  readonly change: (changes: Partial<Draft>) => void;
}

/** Return what fills in a draft from an earlier entry: note, payee, and the category and account that are there still. */
export function useFilling(draft: Draft, onChange: (changes: Partial<Draft>) => void): Filling {
  const [filled, setFilled] = useState<Partial<Draft>>({});
  const [accounts, categories] = [useAtomValue(accountByIdAtom), useAtomValue(categoryByIdAtom)];
  const isFree = (field: "category" | "fromId" | "toId" | "note" | "payee") =>
    draft[field] === null || draft[field] === "" || draft[field] === filled[field];
  const side = expenses.isSpending(draft.kind) ? "fromId" : "toId";
  const change = (changes: Partial<Draft>) => {
    setFilled({ ...filled, ...changes });
    onChange(changes);
  };
  const place = ({ categoryId, accountId }: Earlier): Partial<Draft> => ({
    // An amount typed for one account's side is none of another's.
    ...(isFree(side) &&
      draft.accountText === null &&
      accounts.get(accountId ?? "")?.deleted === false && { [side]: accountId }),
    ...(isFree("category") &&
      categories.get(categoryId ?? "")?.deleted === false && { category: categoryId }),
  });
  return {
    filled,
    change,
    fill: (earlier, given) => {
      const { note, payee } = earlier;
      const words = {
        ...(note !== "" && isFree("note") && { note }),
        ...(payee !== "" && isFree("payee") && { payee }),
      };
      change({ ...words, ...place(earlier), ...given });
    },
  };
}
