/** Statistics over a run of months: what is asked for, and how a reading of it stands. */
import type {
  AccountStatistics,
  CategoryShares,
  CategoryStatistics,
  MainStatistics,
} from "@/contract/statistics";

export interface StatisticsRun {
  readonly workspaceId: string;
  /** The months the sums are of. */
  readonly keys: readonly string[];
  /** The months the charts show. */
  readonly shownKeys: readonly string[];
  /** Only what the person bears of the spending. */
  readonly isMine?: boolean;
}

export interface StatisticsData {
  readonly main: MainStatistics;
  readonly accounts: AccountStatistics;
  readonly categories: CategoryStatistics;
  readonly shares: CategoryShares;
}

/**
 * - `ready`: `isOld` when the server could not be asked and this is what it said before
 * - `failed`: nothing to show
 */
export type StatisticsReading =
  | { readonly kind: "ready"; readonly data: StatisticsData; readonly isOld: boolean }
  | { readonly kind: "failed"; readonly isOffline: boolean };
