/**
 * The one place where changes are computed on this device: `apply(state, operation, context)` gives the new state, or
 * throws `DomainError` with the codes the server answers with.
 */
import * as accounts from "./apply/accounts";
import * as categories from "./apply/categories";
import type { Context } from "./apply/context";
import * as history from "./apply/history";
import * as lists from "./apply/lists";
import * as plannings from "./apply/plannings";
import * as settings from "./apply/settings";
import * as workspace from "./apply/workspace";
import type { Operation, OperationName, OperationOf } from "./operations";
import type { State } from "./state";

export type { Context, IdPrefix } from "./apply/context";

type Appliers = {
  readonly [Name in OperationName]: (state: State, operation: OperationOf<Name>, context: Context) => State;
};

const appliers: Appliers = {
  ...accounts,
  ...categories,
  ...history,
  ...lists,
  ...plannings,
  ...settings,
  ...workspace,
};

export function apply(state: State, operation: Operation, context: Context): State {
  const applier = appliers[operation.name] as (state: State, operation: Operation, context: Context) => State;
  return applier(state, operation, context);
}
