/**
 * Operations: every change a person can make. One says all that is needed to show it at once, to keep it while there is no
 * connection, and to send it later.
 */
import * as definitions from "./all";
import type { Definition } from "./operation";

export type * from "./all";
export type { ListItemBody } from "../apply/lists";
export type { EditedFields } from "./operation";
export type { ChangeText, Named, Labels } from "./changeText";

type Definitions = typeof definitions;

/** The operation of a name: `OperationOf<"addExpenses">`. */
export type OperationOf<Name extends OperationName> =
  Definitions[Name] extends Definition<infer Op> ? Op : never;

export type OperationName = keyof Definitions;

export type Operation = { [Name in OperationName]: OperationOf<Name> }[OperationName];

export function definitionOf(operation: Operation): Definition<Operation> {
  return definitions[operation.name] as unknown as Definition<Operation>;
}
