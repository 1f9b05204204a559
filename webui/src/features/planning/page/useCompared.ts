import { useAtomValue } from "@/state/useAtomValue";
import { useSearchParams } from "react-router";
import { months } from "@/domain";
import { categoryMonthsAtom, type CategoryMonth } from "@/state/budget/categoryMonth";
import { monthAtom } from "@/state/budget/month";

export interface Compared {
  /** Figures of both months; null while none is compared, or while they are not known. */
  readonly pair: { readonly now: CategoryMonth; readonly other: CategoryMonth } | null;
  /** Compares with a month, or with none where it is compared already; the month before by default. */
  readonly toggle: (month?: string) => void;
  /** There is another month to compare with. */
  readonly canCompare: boolean;
}

/** The month beside the chosen one: the address remembers it (`?with=2026-10`). */
export function useCompared(categoryId: string): Compared {
  const [query, setQuery] = useSearchParams();
  const [month, read] = [useAtomValue(monthAtom), useAtomValue(categoryMonthsAtom)(categoryId)];
  const key = query.get("with");
  const monthOf = (name: string | null) => read?.months.find((each) => each.month === name);
  const [now, other] = [monthOf(month), key === month ? undefined : monthOf(key)];
  const pair = now !== undefined && other !== undefined ? { now, other } : null;
  return {
    pair,
    toggle: (chosen) => {
      const next = chosen ?? (pair === null ? months.add(month, -1) : null);
      setQuery(next === null || next === key ? {} : { with: next }, { replace: true });
    },
    canCompare: monthOf(months.add(month, -1)) !== undefined,
  };
}
