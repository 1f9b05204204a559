/** Completes a change with what was true when it was made, so that it means the same whenever it is sent. */
import {
  months,
  storedOf,
  type IdPrefix,
  type Operation,
  type OperationName,
  type OperationOf,
  type State,
} from "@/domain";
import { localTimestamp, today } from "../device/clock";

type NewId = (prefix: IdPrefix) => string;

type Completions = {
  readonly [Name in OperationName]?: (
    operation: OperationOf<Name>,
    state: State,
    newId: NewId,
  ) => OperationOf<Name>;
};

const completions: Completions = {
  addExpenses: (operation) => ({ ...operation, body: { date: localTimestamp(), ...operation.body } }),
  replaceExpense: (operation) => ({ ...operation, body: { date: localTimestamp(), ...operation.body } }),
  transfer: (operation) => ({ ...operation, body: { date: localTimestamp(), ...operation.body } }),
  createCategory: (operation, state) => ({
    ...operation,
    body: { date: runningMonth(state), ...operation.body },
  }),
  updateAccount: (operation, state, newId) => ({
    ...operation,
    body: {
      ...seenBalance(operation, state, newId),
      ...versionOf(state.accounts, operation.id),
      ...operation.body,
    },
  }),
  updateCategory: (operation, state) => ({
    ...operation,
    body: { ...versionOf(state.categories, operation.id), ...operation.body },
  }),
  updateHistory: (operation, state) => ({
    ...operation,
    body: { ...versionOf(state.history, operation.id), ...operation.body },
  }),
  updateList: (operation, state) => ({
    ...operation,
    body: { ...versionOf(state.lists, operation.id), ...operation.body },
  }),
  setPlanning: (operation, state) => ({ ...operation, ...storedPlanning(operation, state) }),
};

/** The operation with its moment, the month it is for, and the versions and balance the person saw. */
export function completeOperation(operation: Operation, state: State, newId: NewId): Operation {
  const complete = completions[operation.name] as
    ((operation: Operation, state: State, newId: NewId) => Operation) | undefined;
  return complete?.(operation, state, newId) ?? operation;
}

type Set = OperationOf<"setPlanning">;

/** Budgets are stored once per category and month: a known one keeps its id, and version 0 says that none was. */
function storedPlanning({ id, body }: Set, state: State): Pick<Set, "id" | "body"> {
  const stored = storedOf(state, body.date.slice(0, 7)).get(body.categoryId);
  if (stored === undefined) return { id, body: { version: 0, ...body } };
  return { id: stored.id, body: { version: stored.version, ...body } };
}

/** The balance the person saw, and an id that makes setting it twice the same as once. */
function seenBalance(operation: OperationOf<"updateAccount">, state: State, newId: NewId) {
  const seen = state.accounts.find(({ id }) => id === operation.id)?.budget;
  if (operation.body.budget === undefined || seen === undefined) return {};
  return { prevBudget: seen, adjustmentId: newId("accHis") };
}

function versionOf(rows: readonly { readonly id: string; readonly version: number }[], id: string) {
  const version = rows.find((row) => row.id === id)?.version;
  return version === undefined ? {} : { version };
}

function runningMonth(state: State): string {
  return months.firstDate(months.monthOf(today(), state.workspace.firstDayOfMonth));
}
