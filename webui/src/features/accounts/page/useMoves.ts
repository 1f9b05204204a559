import { useAtomValue } from "@/state/useAtomValue";
import { useMemo } from "react";
import { money, type AccountHistoryEntry } from "@/domain";
import { isWithin, type HistoryCutoff } from "@/data/sync/historyCutoff";
import { accountMovesAtom, type AccountView } from "@/state/budget/accounts";
import { byDay, cutoffAtom, type DayOf } from "@/state/budget/history";

/** Movements of one day, last first. */
export interface MoveDay extends DayOf<AccountHistoryEntry> {
  /** By how much it moved; null while more of the day may come. */
  readonly sum: string | null;
}

export interface Moves {
  /** Last day first. */
  readonly days: readonly MoveDay[];
  /** Down to where the history was read; earlier balances are not known yet. Null: all of it is here. */
  readonly cutoff: HistoryCutoff | null;
}

/** Return the movements of an account, each on its own day. */
export function useMoves({ id }: AccountView): Moves {
  const cutoff = useAtomValue(cutoffAtom);
  const movesOf = useAtomValue(accountMovesAtom);
  const days = useMemo(() => {
    const moves = movesOf(id).filter((move) => isWithin(move, cutoff));
    return byDay(moves).map((day) => ({
      ...day,
      sum: day.key === cutoff?.localDay ? null : sumOf(day.entries),
    }));
  }, [movesOf, id, cutoff]);
  return { days, cutoff };
}

/** By how much a move changed the balance. */
export function deltaOf({ prevBudget, newBudget }: AccountHistoryEntry): string {
  return money.formatText(money.fromText(newBudget) - money.fromText(prevBudget));
}

function sumOf(moves: readonly AccountHistoryEntry[]): string {
  return money.formatText(moves.reduce((sum, move) => sum + money.fromText(deltaOf(move)), money.ZERO));
}
