import { useAtomValue } from "jotai";
import { ErrorCode, type Operation } from "@/domain";
import { accountByIdAtom } from "@/state/budget/accounts";
import { meanwhileAtom, type Deed } from "@/state/budget/meanwhile";
import type { NotSaved } from "@/state/budget/notSaved";
import { plannedByIdAtom } from "@/state/budget/planning";
import { itemOf, wordOf } from "./fields";

/** Authors of the changes to a thing; undefined where they are not known. */
export interface Deeds {
  /** Author of a field's present value. */
  readonly theirs: (field: string) => Deed | undefined;
  /** Author of the value that the person saw. */
  readonly was: (field: string) => Deed | undefined;
  /** Author of the deletion of the thing the change needs, or at least that it is deleted. */
  readonly deletion: Partial<Deed> | undefined;
}

export function useDeeds({ workspaceId, operation, problem }: NotSaved): Deeds {
  const meanwhile = useAtomValue(meanwhileAtom)(workspaceId);
  const planned = [...useAtomValue(plannedByIdAtom).values()];
  const accounts = useAtomValue(accountByIdAtom);
  const edits = (field: string) => meanwhile.edits(rowOf(field), wordOf(field));

  /** Budgets are logged under the id of their row, whoever made it. */
  function rowOf(field: string): string {
    const item = operation.name === "setPlanning" ? operation.body : itemOf(operation, field);
    if (item === undefined) return "id" in operation ? operation.id : "";
    const date = "body" in operation && "date" in operation.body ? operation.body.date : undefined;
    const row = planned.find((each) => each.date === date && each.categoryId === item.categoryId);
    return row?.id ?? "";
  }

  function deletionOf(id: string): Partial<Deed> | undefined {
    const account = accounts.get(id);
    return meanwhile.deletion(id) ?? (account?.deleted === true ? { label: account.name } : undefined);
  }

  const isConflict = problem.code === ErrorCode.CONFLICT_VERSION;
  return {
    theirs: (field) => edits(field)[0],
    was: (field) => edits(field)[1],
    deletion: isConflict
      ? undefined
      : needs(operation)
          .map(deletionOf)
          .find((deed) => deed !== undefined),
  };
}

/** The ids of everything a change needs. */
function needs(operation: Operation): string[] {
  const { id, listId, entryId, accountId, body = {} } = operation as Ids & { readonly body?: Ids };
  const ids = [listId, entryId, accountId, body.accountId, body.fromAccountId, body.categoryId, id];
  return ids.filter((each) => typeof each === "string");
}

interface Ids {
  readonly id?: string;
  readonly listId?: string;
  readonly entryId?: string;
  readonly accountId?: string;
  readonly fromAccountId?: string;
  readonly categoryId?: string | null;
}
