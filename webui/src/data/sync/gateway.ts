/**
 * Where a budget is kept: on this device alone (`local.ts`), or on a server with this device in between (`synced.ts`).
 * Screens never ask which. What is shown is the snapshot with the pending changes applied.
 */
import { rates, type Operation, type Rates, type State, type Workspace } from "@/domain";
import type { Pending, Refused } from "../device/database";
import type { User } from "@/contract/schemas";

/** What this device has of a person's budget: snapshot, changes not sent yet, rates; replaced as a whole, never changed. */
export interface BudgetView {
  /** Null for a guest, and until the profile was read. */
  readonly user: User | null;
  readonly workspaces: readonly Workspace[];
  /** The open workspace as it is kept; null until something was read. */
  readonly snapshot: State | null;
  /** Changes that are shown already and not in the snapshot yet, in their order. */
  readonly pending: readonly Pending[];
  readonly refused: readonly Refused[];
  readonly rates: Rates;
  /** More entries of the history can be loaded. */
  readonly hasMoreHistory: boolean;
  /** What keeps changes from going out: nothing, no connection, or an ended session. */
  readonly stopped: "none" | "offline" | "unauthorized";
}

/** The view before anything was read. */
export const EMPTY_VIEW: BudgetView = {
  user: null,
  workspaces: [],
  snapshot: null,
  pending: [],
  refused: [],
  rates: rates.SNAPSHOT,
  hasMoreHistory: false,
  stopped: "none",
};

export type Listener = (view: BudgetView) => void;

export interface Gateway {
  /** Whose data it is. */
  readonly owner: string;
  readonly isGuest: boolean;
  readonly view: () => BudgetView;
  readonly subscribe: (listener: Listener) => () => void;
  /** Reads what this device has; a server's answer follows on its own. */
  readonly load: () => Promise<void>;
  /** Takes a change in; resolves when it is safe on this device. */
  readonly send: (workspaceId: string, operation: Operation) => Promise<void>;
  /** Takes in what the server just said about the person. */
  readonly keepUser: (user: User) => Promise<void>;
  /** Reads anew what may have changed elsewhere. */
  readonly refresh: () => Promise<void>;
  /** Somebody made this revision of a workspace: reads anew, unless it is here already. */
  readonly hear: (workspaceId: string, revision: number) => Promise<void>;
  readonly openWorkspace: (workspaceId: string) => Promise<void>;
  readonly openMonth: (month: string) => Promise<void>;
  readonly loadMoreHistory: () => Promise<void>;
  /** Sends a refused change again, over what the server has now. */
  readonly retry: (sequence: number) => Promise<void>;
  readonly discard: (sequence: number) => Promise<void>;
  readonly close: () => void;
}
