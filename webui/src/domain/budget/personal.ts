/** Settings belong to the person: the same in every workspace, and none's. */
import type { OperationName } from "./operations";

export function isPersonal({ name }: { readonly name: OperationName }): boolean {
  return name === "updateSettings";
}
