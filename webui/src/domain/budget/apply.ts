/** The one place where changes are computed on this device, with the codes that the server answers with. */
import type { Context } from "./apply/context";
import { definitionOf, type Operation } from "./operations";
import type { State } from "./state";

export type { Context, IdPrefix } from "./apply/context";

/** Return the state with a change; throws `DomainError`. */
export function apply(state: State, operation: Operation, context: Context): State {
  return definitionOf(operation).apply(state, operation, context);
}
