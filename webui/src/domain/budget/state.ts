/** One workspace as this device holds it: the things of the contract, and what only a device keeps beside them. */
import type {
  Account,
  AccountHistoryEntry,
  CarryRule,
  Category,
  ExpectedIncome,
  HistoryEntry,
  LastPrice,
  List,
  Schedule,
  Settings,
  Target,
  Workspace,
} from "@/contract/budget";
import { compareInstants } from "../rules/base/months";
import type { StoredBudget, DaySum } from "../rules/planning/plannings";

export const GUEST_WORKSPACE = "guestWorkspace";
/** Name of the workspace of sample data: it is recognised by it. */
export const SAMPLE_WORKSPACE = "sampleWorkspace";
/** Whose data it is while nobody has signed in. */
export const GUEST_USER = "guest";
/** The guest among the members of a file: ids of members are UUIDs there. */
export const GUEST_MEMBER = "7c1f0f6e-3b0a-5c55-9c1c-6d2f6c0b4a11";

/** One category's stored budget of one month. */
export interface PlannedBudget extends StoredBudget {
  readonly id: string;
  /** First of the month the budget month is named after. */
  readonly date: string;
  /** Entries that guest mode took back with it, so that it can be restored. */
  readonly removedEntries: readonly HistoryEntry[];
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A schedule as a device keeps it: what is due is derived. */
export interface KeptSchedule extends Omit<Schedule, "due" | "nextDate"> {
  /** Dates of all occurrences since `activeFrom` that are posted or skipped, in no order. */
  readonly settled: readonly string[];
  /** Dates of occurrences whose entry was taken back, once for each: they wait for a person. */
  readonly reversed: readonly string[];
}

/** A corrected entry, and the one that took its place. */
export interface Correction {
  readonly id: string;
  readonly by: string;
}

/** One workspace as it is held on this device. */
export interface State {
  readonly workspace: Workspace;
  /** Deleted ones included, as in the other collections. In their order, as categories are. */
  readonly accounts: readonly Account[];
  readonly accountHistory: readonly AccountHistoryEntry[];
  readonly categories: readonly Category[];
  readonly plannings: readonly PlannedBudget[];
  readonly daySums: readonly DaySum[];
  readonly carryRules: readonly CarryRule[];
  readonly targets: readonly Target[];
  readonly expectedIncomes: readonly ExpectedIncome[];
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
  /** Entries that were corrected, as far as this device knows. */
  readonly corrections: readonly Correction[];
  readonly lists: readonly List[];
  /** Last set last. */
  readonly prices: readonly LastPrice[];
  readonly schedules: readonly KeptSchedule[];
  readonly settings: Settings;
}

type Placed = Pick<HistoryEntry, "localDay" | "date" | "id">;

/** Newest first: by the day where it happened, then by instant, then by id. */
export function compareEntries(a: Placed, b: Placed): number {
  return compareText(b.localDay, a.localDay) || compareInstants(b.date, a.date) || compareText(b.id, a.id);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
