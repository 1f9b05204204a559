/** One workspace as this device holds it: the things of the contract, and what only a device keeps beside them. */
import type {
  Account,
  AccountHistoryEntry,
  Category,
  HistoryEntry,
  List,
  Settings,
  Workspace,
} from "@/contract/budget";
import type { Budgeted, DaySum } from "../rules/plannings";

/** One category's stored budget of one month. */
export interface PlannedBudget extends Budgeted {
  readonly id: string;
  /** First of the month the budget month is named after. */
  readonly date: string;
  /** What guest mode took back with it, so that it can be restored. */
  readonly removedEntries: readonly HistoryEntry[];
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** One workspace as it is held on this device. */
export interface State {
  readonly workspace: Workspace;
  /** Deleted ones included, as in the other collections. Oldest first. */
  readonly accounts: readonly Account[];
  readonly accountHistory: readonly AccountHistoryEntry[];
  readonly categories: readonly Category[];
  readonly plannings: readonly PlannedBudget[];
  readonly daySums: readonly DaySum[];
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
  readonly lists: readonly List[];
  readonly settings: Settings;
}
