/** A workspace's state as rows of the database, read back. */
import { compareEntries, ordering, type PlannedBudget, type State } from "@/domain";
import { OF_OWNER, ownedBy, type BudgetSchema } from "./database";
import type { IDBPObjectStore } from "idb";

type RowStore<Mode extends IDBTransactionMode> = IDBPObjectStore<BudgetSchema, ["rows"], "rows", Mode>;
/** Store of the rows in a transaction over whichever stores. */
export type Rows = Pick<RowStore<"readonly">, "get" | "getAll" | "getKey">;
export type WritableRows = Rows & Pick<RowStore<"readwrite">, "put" | "delete">;

/** Parts of a state that are lists of rows. */
export const COLLECTIONS = [
  "accounts",
  "accountHistory",
  "categories",
  "plannings",
  "daySums",
  "carryRules",
  "targets",
  "expectedIncomes",
  "history",
  "corrections",
  "lists",
  "prices",
  "schedules",
] as const;

/** The state of a workspace as it was kept; null when there is none. */
export async function readState(rows: Rows, owner: string, workspaceId: string): Promise<State | null> {
  const [workspace, settings, ...collections] = await Promise.all([
    rows.get([owner, workspaceId, "workspace", "workspace"]),
    rows.get([owner, OF_OWNER, "settings", "settings"]),
    ...COLLECTIONS.map((area) => rows.getAll(ownedBy(owner, workspaceId, area))),
  ]);
  if (workspace === undefined || settings === undefined) return null;
  const pairs = COLLECTIONS.map((area, index) => [area, collections[index]]);
  return sorted({ workspace, settings, ...Object.fromEntries(pairs) } as State);
}

function sorted(state: State): State {
  return {
    ...state,
    accounts: inOrder(state.accounts),
    categories: inOrder(state.categories),
    plannings: state.plannings.map(withRemoved).sort(byCreation),
    accountHistory: state.accountHistory.toSorted((a, b) => -byCreation(a, b)),
    history: state.history.map(withDetails).sort(compareEntries),
    schedules: state.schedules.map(withDetails).sort(byCreation),
    lists: state.lists.toSorted((a, b) => -compareText(a.updatedAt, b.updatedAt)),
    prices: state.prices.toSorted((a, b) => compareText(a.updatedAt, b.updatedAt)),
  };
}

interface Detailed {
  readonly payee: string;
  readonly tags: readonly string[];
}

/** Return a row with a payee and tags: one that was kept before there were any has none. */
function withDetails<T extends Detailed>(row: T): T {
  return "payee" in row ? row : { ...(row as T), payee: "", tags: [] };
}

function withRemoved(row: PlannedBudget): PlannedBudget {
  if (row.removedEntries.length === 0) return row;
  return { ...row, removedEntries: row.removedEntries.map(withDetails) };
}

interface Placed {
  readonly id: string;
  readonly createdAt: string;
  readonly position: number;
}

/** Rows in their order. Those that were kept before rows had positions get the one the server gave them: by creation. */
function inOrder<T extends Placed>(rows: readonly T[]): readonly T[] {
  return rows
    .toSorted(byCreation)
    .map((row, index) => ("position" in row ? row : { ...(row as T), position: index }))
    .sort(ordering.compareOrder);
}

function byCreation(
  a: { readonly createdAt: string; readonly id: string },
  b: { readonly createdAt: string; readonly id: string },
): number {
  return compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
