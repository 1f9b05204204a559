import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { AccountHistoryEntry } from "@/domain";
import type { Reach } from "@/data/sync/reach";
import { dayOf } from "@/parts/days";
import { accountHistoryAtom, type AccountView } from "@/state/budget/accounts";
import { reachAtom } from "@/state/budget/history";
import { monthViewAtom } from "@/state/budget/month";

export interface Moves {
  /** Newest first. */
  readonly moves: readonly AccountHistoryEntry[];
  /** Down to where the history was read, while the month began before that; earlier balances are not known yet. */
  readonly reach: Reach | null;
}

/** What moved an account's balance in the chosen month. */
export function useMoves({ id }: AccountView): Moves {
  const { firstDay, lastDay } = useAtomValue(monthViewAtom);
  const held = useAtomValue(reachAtom);
  const reach = held !== null && held.localDay >= firstDay ? held : null;
  const start = reach?.localDay ?? firstDay;
  const all = useAtomValue(accountHistoryAtom);
  const moves = useMemo(
    () =>
      all.filter(({ accountId, createdAt, kind }) => {
        const day = dayOf(createdAt);
        // An opening comes before all that is still to be read, of whatever day that is.
        const isRead = reach === null || kind !== "opening";
        return accountId === id && day >= start && day <= lastDay && isRead;
      }),
    [all, id, start, lastDay, reach],
  );
  return { moves, reach };
}
