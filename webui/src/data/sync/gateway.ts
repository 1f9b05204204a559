/**
 * Where a budget is kept: on this device alone (`guestGateway.ts`), or on a server with this device in between
 * (`syncedGateway.ts`). Screens never ask which. What is shown is the snapshot with sent and pending changes applied.
 */
import { rates, type Operation, type Rates, type State, type Workspace } from "@/domain";
import type { Pending, Refused } from "../device/database";
import type { LostWorkspace, User } from "@/contract/schemas";
import type { HistorySearch } from "../server/budgetServer";
import type { HistoryCutoff } from "./historyCutoff";
import type { Searched } from "./olderHistory";
import type { StatisticsReading, StatisticsRun } from "../statistics";

/** A person's budget on this device: snapshot, changes beside it, rates; replaced as a whole, never changed. */
export interface BudgetView {
  /** Null for a guest, and until the profile was read. */
  readonly user: User | null;
  readonly workspaces: readonly Workspace[];
  /** The settings' workspace when others ended it; known once the server said so. */
  readonly lostWorkspace: LostWorkspace | null;
  /** The open workspace as it is kept; null until something was read. */
  readonly snapshot: State | null;
  /** Changes that the server took, and that the snapshot has as soon as they are read back. */
  readonly sent: readonly Pending[];
  /** Changes that wait to be sent, in their order; shown already. */
  readonly pending: readonly Pending[];
  readonly refused: readonly Refused[];
  readonly rates: Rates;
  /** End of the history that is held; null when all of it is. */
  readonly cutoff: HistoryCutoff | null;
  /** The day of the oldest entry the server has; null while it did not say. */
  readonly firstEntryDay: string | null;
  /**
   * Reason that keeps changes from going out: nothing, no answer, a server that fails on what it is asked, a device without
   * space for its answers, an ended session.
   */
  readonly stopped: "none" | "offline" | "failing" | "full" | "unauthorized";
}

/** The view before anything was read. */
export const EMPTY_VIEW: BudgetView = {
  user: null,
  workspaces: [],
  lostWorkspace: null,
  snapshot: null,
  sent: [],
  pending: [],
  refused: [],
  rates: rates.NONE,
  cutoff: null,
  firstEntryDay: null,
  stopped: "none",
};

export type Listener = (view: BudgetView) => void;

export interface Gateway {
  /** Whose data it is. */
  readonly owner: string;
  /** Rules and ids differ for a guest; where data comes from, nobody needs to ask. */
  readonly isGuest: boolean;
  readonly view: () => BudgetView;
  readonly subscribe: (listener: Listener) => () => void;
  /** The open workspace of a view as it is shown: its snapshot with the pending changes. */
  readonly shown: (view: BudgetView) => State | null;
  /** Reads what this device has; a server's answer follows on its own. */
  readonly load: () => Promise<void>;
  /** Takes a change in; resolves when it is safe on this device. */
  readonly send: (workspaceId: string, operation: Operation) => Promise<void>;
  /** Reads anew what may have changed elsewhere. */
  readonly refresh: () => Promise<void>;
  /** Shows what is known of these months at once, and anew when more is. */
  readonly readStatistics: (run: StatisticsRun, show: (reading: StatisticsReading) => void) => Promise<void>;
  readonly close: () => void;
  /** Calls of a budget with a server behind it; null for a guest. */
  readonly shared: SharedBudget | null;
}

export interface SharedBudget {
  /** Takes in what the server just said about the person. */
  readonly keepUser: (user: User) => Promise<void>;
  /** Somebody made this revision of a workspace: reads what changed, unless it is here already. */
  readonly hear: (workspaceId: string, revision: number) => Promise<void>;
  readonly openWorkspace: (workspaceId: string) => Promise<void>;
  readonly openMonth: (month: string) => Promise<void>;
  readonly loadMoreHistory: () => Promise<void>;
  /** Takes in the next entries older than `after` that are looked for; null where there was no answer. */
  readonly searchHistory: (wanted: HistorySearch, after: HistoryCutoff) => Promise<Searched | null>;
  /** Sends a refused change again over what the server has now. */
  readonly keepMine: (sequence: number) => Promise<void>;
  /** Leaves the fields in conflict to the others; the rest of the change is sent. */
  readonly keepTheirs: (sequence: number) => Promise<void>;
  /** Decide some fields in conflict, mine or theirs; the others stay not saved. */
  readonly decide: (sequence: number, mine: readonly string[], theirs: readonly string[]) => Promise<void>;
  /** Gives a refused change up, with all that waits for it. */
  readonly discard: (sequence: number) => Promise<void>;
  /** Sends another change in place of a refused one. */
  readonly edit: (sequence: number, operation: Operation) => Promise<void>;
}
