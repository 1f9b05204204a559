/** Folds what the server answered to a change into what this device has of the workspace. */
import {
  book,
  compareEntries,
  DomainError,
  takeBack,
  type Account,
  type Category,
  type HistoryEntry,
  type List,
  type Operation,
  type OperationName,
  type PlanningCategory,
  type Planning,
  type Settings,
  type State,
  type Workspace,
} from "@/domain";
import type { Pending } from "../device/database";
import { applyPending } from "./optimistic";
import type { BudgetView } from "./gateway";
import { byCreation, storedRow, upserted, withPlanning } from "./snapshot";

type Fold<Row> = (state: State, row: Row, operation: Operation) => State;

const account: Fold<Account> = (state, row) => ({
  ...state,
  accounts: upserted(state.accounts, [row]).sort(byCreation),
});
const category: Fold<Category> = (state, row) => ({
  ...state,
  categories: upserted(state.categories, [row]).sort(byCreation),
});
const list: Fold<List> = (state, row) => ({ ...state, lists: upserted(state.lists, [row]) });
const planning: Fold<PlanningCategory> = (state, row, { name }) => {
  const others = state.plannings.filter(
    ({ date, categoryId }) => date !== row.date || categoryId !== row.categoryId,
  );
  return { ...state, plannings: [...others, ...storedRow(row, name === "deletePlanning")] };
};
const booked: Fold<HistoryEntry> = (state, row, operation) => {
  const known = new Set([row.id, operation.name === "replaceExpense" ? operation.entryId : row.id]);
  const cleared = state.history.filter(({ id }) => known.has(id)).reduce(takeBack, state);
  return book(cleared, row);
};
const note: Fold<HistoryEntry> = (state, row) => ({
  ...state,
  history: state.history.map((each) => (each.id === row.id ? row : each)).sort(compareEntries),
});

/** By operation: the row it is answered with. Where its rules move more than that row, they are applied before. */
const folds: Readonly<Partial<Record<OperationName, Fold<never>>>> = {
  addExpenses: booked,
  replaceExpense: booked,
  transfer: booked,
  updateHistory: note,
  createAccount: account,
  updateAccount: account,
  deleteAccount: account,
  restoreAccount: account,
  setMainAccount: account,
  createCategory: category,
  updateCategory: category,
  deleteCategory: category,
  restoreCategory: category,
  setPlanning: planning,
  deletePlanning: planning,
  restorePlanning: planning,
  setPlannings: ((state, row) => withPlanning(state, row)) satisfies Fold<Planning>,
  createList: list,
  updateList: list,
  addListItem: list,
  updateListItem: list,
  removeListItem: list,
  updateWorkspace: ((state, row) => ({
    ...state,
    workspace: { ...row, revision: state.workspace.revision },
  })) satisfies Fold<Workspace>,
  updateSettings: ((state, settings) => ({ ...state, settings })) satisfies Fold<Settings>,
};

const BOOKINGS: ReadonlySet<OperationName> = new Set(["addExpenses", "replaceExpense", "transfer"]);

export function foldAnswer(
  state: State,
  pending: Pending,
  answer: unknown,
  view: Pick<BudgetView, "user" | "rates">,
): State {
  const { operation } = pending;
  const applied = BOOKINGS.has(operation.name) ? state : appliedOr(state, pending, view);
  return folds[operation.name]?.(applied, answer as never, operation) ?? applied;
}

/** By our rules, as far as they still fit. */
function appliedOr(state: State, pending: Pending, view: Pick<BudgetView, "user" | "rates">): State {
  try {
    return applyPending(state, pending, view, false);
  } catch (error) {
    if (error instanceof DomainError) return state;
    throw error;
  }
}
