/** A guest's statistics, counted on this device. */
import type { Rates, State } from "@/domain";
import {
  accountStatisticsView,
  categorySharesView,
  categoryStatisticsView,
  mainStatisticsView,
} from "@/domain/budget/statisticsView";
import { localTimestamp, today } from "../device/clock";
import type { StatisticsData, StatisticsRun } from "../statistics";

export function countedStatistics(
  state: State,
  rates: Rates,
  { keys, shownKeys }: StatisticsRun,
): StatisticsData {
  const scope = { state, keys: shownKeys, rates, today: today(), dayOf };
  return {
    main: mainStatisticsView(scope),
    accounts: accountStatisticsView(scope),
    categories: categoryStatisticsView(scope),
    shares: categorySharesView({ ...scope, keys }),
  };
}

function dayOf(instant: string): string {
  return localTimestamp(new Date(instant)).slice(0, 10);
}
