import { useSetAtom } from "jotai";
import { useState } from "react";
import type { Operation } from "@/domain";
import { dispatchAtom } from "@/state/budget/dispatch";
import { moved } from "./places";

/** The rows as they were moved last, until the budget has that order; `movedId` is the row that was moved last. */
export function useOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  operation: (ids: readonly string[]) => Operation,
) {
  const dispatch = useSetAtom(dispatchAtom);
  const [pendingIds, setPendingIds] = useState<readonly string[] | null>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const rank = new Map(pendingIds?.map((id, place) => [id, place]));
  const rankOf = ({ id }: Row) => rank.get(id) ?? rank.size;
  const shown = pendingIds === null ? rows : rows.toSorted((a, b) => rankOf(a) - rankOf(b));
  const move = (from: number, to: number) => {
    const ids = moved(shown, from, to).map(({ id }) => id);
    setPendingIds(ids);
    setMovedId(shown[from]?.id ?? null);
    void dispatch(operation(ids)).finally(() => setPendingIds((last) => (last === ids ? null : last)));
  };
  return { shown, move, movedId };
}
