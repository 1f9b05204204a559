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
import { editsOf, rowOf, valuesIn, withVersions } from "./edits";

type NewId = (prefix: IdPrefix) => string;

type Completions = {
  readonly [Name in OperationName]?: (
    operation: OperationOf<Name>,
    shown: State,
    newId: NewId,
  ) => OperationOf<Name>;
};

export interface Completed {
  readonly operation: Operation;
  /** For each field it edits, what the person saw. */
  readonly was: Readonly<Record<string, unknown>>;
}

const completions: Completions = {
  addExpenses: (operation) => ({ ...operation, body: { date: localTimestamp(), ...operation.body } }),
  transfer: (operation) => ({ ...operation, body: { date: localTimestamp(), ...operation.body } }),
  createCategory: (operation, shown, newId) => ({
    ...operation,
    body: { date: runningMonth(shown), planningId: newId("plan"), ...operation.body },
  }),
  updateAccount: (operation, shown, newId) => ({
    ...operation,
    body: { ...seenBalance(operation, shown, newId), ...operation.body },
  }),
  setPlanning: (operation, shown) => {
    const stored = storedOf(shown, operation.body.date.slice(0, 7)).get(operation.body.categoryId);
    return { ...operation, id: stored?.id ?? operation.id };
  },
  setPlannings: (operation, shown, newId) => {
    const stored = storedOf(shown, operation.body.date.slice(0, 7));
    const planningsCategories = operation.body.planningsCategories.map((item) => ({
      id: stored.get(item.categoryId)?.id ?? newId("plan"),
      ...item,
    }));
    return { ...operation, body: { ...operation.body, planningsCategories } };
  },
};

/**
 * The operation with its moment, the month it is for, the ids of what it makes, the balance the person saw, and the
 * versions it is made on: those of the rows as the server had them last. A row that is still on its way there gets the
 * version it will be made with.
 */
export function completeOperation(
  operation: Operation,
  shown: State,
  snapshot: State,
  newId: NewId,
): Completed {
  const complete = completions[operation.name] as
    ((operation: Operation, shown: State, newId: NewId) => Operation) | undefined;
  const completed = complete?.(operation, shown, newId) ?? operation;
  const edits = editsOf(completed);
  return {
    operation: withVersions(
      completed,
      (edit) => rowOf(snapshot, edit)?.version ?? (edit.area === "plannings" ? 0 : 1),
    ),
    was: Object.assign({}, ...edits.map((edit) => valuesIn(shown, edit))) as Completed["was"],
  };
}

/** The balance the person saw, and an id that makes setting it twice the same as once. */
function seenBalance(operation: OperationOf<"updateAccount">, shown: State, newId: NewId) {
  const seen = shown.accounts.find(({ id }) => id === operation.id)?.budget;
  if (operation.body.budget === undefined || seen === undefined) return {};
  return { prevBudget: seen, adjustmentId: newId("accHis") };
}

function runningMonth(state: State): string {
  return months.firstDate(months.monthOf(today(), state.workspace.firstDayOfMonth));
}
