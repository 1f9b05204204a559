/** Spending by payee and by tag, counted from a whole budget on this device: what the server would answer. */
import type { HistoryEntry } from "@/contract/budget";
import { formatText } from "../rules/base/money";
import { monthOf } from "../rules/base/months";
import { payeeSpending, tagSpending, type NamedPart, type NamedSpending } from "../rules/statistics/reports";
import { amountOf } from "../rules/statistics/statistics";
import { isSpending } from "../rules/entries/expenses";
import { periodOf, type StatisticsScope } from "./statisticsView";

/** Spending under a name; the payee's is empty for entries without one. */
export interface NamedFigures {
  readonly name: string;
  /** Spent less refunds, in the workspace's currency. */
  readonly amount: string;
  readonly count: number;
}

/** Return what was spent on each payee in all the months, most first. */
export function payeeStatisticsView(scope: StatisticsScope): readonly NamedFigures[] {
  return figuresOf(
    payeeSpending(
      periodOf(scope),
      partsOf(scope, ({ payee }) => [payee]),
    ),
  );
}

/** Return what was spent with each tag in all the months, most first. */
export function tagStatisticsView(scope: StatisticsScope): readonly NamedFigures[] {
  return figuresOf(
    tagSpending(
      periodOf(scope),
      partsOf(scope, ({ tags }) => tags),
    ),
  );
}

function partsOf(
  { state, keys }: StatisticsScope,
  namesOf: (entry: HistoryEntry) => readonly string[],
): NamedPart[] {
  const { firstDayOfMonth } = state.workspace;
  return state.history
    .filter(({ kind, localDay }) => isSpending(kind) && keys.includes(monthOf(localDay, firstDayOfMonth)))
    .flatMap((entry) => {
      const { amount, currencyCode } = amountOf(entry.currencyCode, entry.value);
      return namesOf(entry).map((name) => ({ name, amount: { currencyCode, amount: -amount }, count: 1 }));
    });
}

function figuresOf({ rows }: NamedSpending): readonly NamedFigures[] {
  return rows.map(({ name, spent, count }) => ({ name, amount: formatText(spent.amount), count }));
}
