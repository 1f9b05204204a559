import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { FilteredEntries } from "@/parts/entry/useFilteredEntries";
import { useAtomValue } from "@/state/useAtomValue";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { filterOf, withFilter, type Filter } from "@/state/budget/historyFilter";

export type ChangeFilter = (changed: Partial<Filter>) => void;

/** The filter of the history, what changes it, and what passes it. */
export interface NarrowingProps {
  filter: Filter;
  change: ChangeFilter;
  result: FilteredEntries;
}

/** Return the filter in the address, without the rows of another workspace, and what changes it there. */
export function useAddressFilter(): readonly [Filter, ChangeFilter] {
  const [query, setQuery] = useSearchParams();
  const [accounts, categories] = [useAtomValue(accountByIdAtom), useAtomValue(categoryByIdAtom)];
  const filter = useMemo(() => {
    const { accountId, categoryId, ...rest } = filterOf(query);
    return {
      ...rest,
      accountId: accounts.has(accountId ?? "") ? accountId : null,
      categoryId: categories.has(categoryId ?? "") ? categoryId : null,
    };
  }, [query, accounts, categories]);
  const change: ChangeFilter = (changed) =>
    setQuery((before) => withFilter(before, { ...filterOf(before), ...changed }), { replace: true });
  return [filter, change];
}
