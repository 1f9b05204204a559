import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { money, type AccountHistoryEntry } from "@/domain";
import { isWithin, type Reach } from "@/data/sync/reach";
import { accountHistoryAtom, type AccountView } from "@/state/budget/accounts";
import { byDay, reachAtom, type DayOf } from "@/state/budget/history";
import { monthViewAtom } from "@/state/budget/month";

/** Movements of one day, last first. */
export interface MoveDay extends DayOf<AccountHistoryEntry> {
  /** By how much it moved; null while more of the day may come. */
  readonly sum: string | null;
}

export interface Moves {
  /** Last day first. */
  readonly days: readonly MoveDay[];
  /** Down to where the history was read, while the month began before that; earlier balances are not known yet. */
  readonly reach: Reach | null;
}

/** Return the movements of an account in the chosen month, each on its own day. */
export function useMoves({ id }: AccountView): Moves {
  const { firstDay, lastDay } = useAtomValue(monthViewAtom);
  const held = useAtomValue(reachAtom);
  const reach = held !== null && held.localDay >= firstDay ? held : null;
  const all = useAtomValue(accountHistoryAtom);
  const days = useMemo(() => {
    const isShown = ({ accountId, localDay }: AccountHistoryEntry) =>
      accountId === id && localDay >= firstDay && localDay <= lastDay;
    const moves = all.filter((move) => isShown(move) && isWithin(move, reach));
    return byDay(moves).map((day) => ({
      ...day,
      sum: day.key === reach?.localDay ? null : sumOf(day.entries),
    }));
  }, [all, id, firstDay, lastDay, reach]);
  return { days, reach };
}

/** By how much a move changed the balance. */
export function deltaOf({ prevBudget, newBudget }: AccountHistoryEntry): string {
  return money.formatText(money.fromText(newBudget) - money.fromText(prevBudget));
}

function sumOf(moves: readonly AccountHistoryEntry[]): string {
  return money.formatText(moves.reduce((sum, move) => sum + money.fromText(deltaOf(move)), money.ZERO));
}
