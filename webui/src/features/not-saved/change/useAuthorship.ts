import { useAtomValue } from "@/state/useAtomValue";
import { partOf, rowOf } from "@/data/sync/edits";
import { ErrorCode, type Operation } from "@/domain";
import { accountByIdAtom } from "@/state/budget/accounts";
import { authorshipAtom, type Authorship } from "@/state/budget/authorship";
import type { NotSaved } from "@/state/budget/notSaved";
import { optimisticStateAtom } from "@/state/view";
import { wordOf } from "./fields";

/** Authors of the things a change is about; undefined where they are not known. */
export interface ChangeAuthorship {
  /** Author of a field's present value. */
  readonly theirs: (field: string) => Authorship | undefined;
  /** Author of the value that one saw. */
  readonly was: (field: string) => Authorship | undefined;
  /** Author of a deletion of something the change needs, or at least that it is deleted. */
  readonly deletion: Partial<Authorship> | undefined;
}

export function useAuthorship({ workspaceId, operation, problem }: NotSaved): ChangeAuthorship {
  const meanwhile = useAtomValue(authorshipAtom)(workspaceId);
  const state = useAtomValue(optimisticStateAtom);
  const accounts = useAtomValue(accountByIdAtom);
  const edits = (field: string) => meanwhile.edits(rowIdOf(field), wordOf(field));

  /** Budgets are logged under the id of their row, whoever made it. */
  function rowIdOf(field: string): string {
    const part = partOf(operation, field);
    if (part === undefined) return "";
    return (state === null ? undefined : rowOf(state, part)?.id) ?? part.key;
  }

  function deletionOf(id: string): Partial<Authorship> | undefined {
    const account = accounts.get(id);
    return meanwhile.deletion(id) ?? (account?.deleted === true ? { label: account.name } : undefined);
  }

  const isConflict = problem.code === ErrorCode.CONFLICT_VERSION;
  return {
    theirs: (field) => edits(field)[0],
    was: (field) => edits(field)[1],
    deletion: isConflict
      ? undefined
      : idsIn(operation)
          .map(deletionOf)
          .find((authorship) => authorship !== undefined),
  };
}

/** Return the ids that an operation names, its own last. */
function idsIn(operation: Operation): string[] {
  const { id, body = {}, ...others } = operation as { readonly id?: string; readonly body?: object };
  const named = [...Object.entries(others), ...Object.entries(body)].filter(([field]) =>
    field.endsWith("Id"),
  );
  return [...named.map(([, value]) => value as unknown), id].filter((each) => typeof each === "string");
}
