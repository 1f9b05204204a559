/** Renames of payees and tags, and what takes them back. */
import { atom } from "jotai";
import { DomainError, ErrorCode, payees, type OperationOf } from "@/domain";
import { gatewayAtom, viewAtom } from "../view";
import { readAsPerson, type Call } from "../remote";
import { failureOf, type Outcome } from "../outcome";
import { undoChangeSetAtom, type Change, type ChangeSet } from "./activity";
import { historyAtom } from "./history";
import { schedulesAtom } from "./schedules";
import { workspaceAtom } from "./workspace";

export type Rename = OperationOf<"renamePayee"> | OperationOf<"renameTag">;

const LOOKED_AT = 20;

interface ChangeSets {
  readonly changeSets: readonly ChangeSet[];
}

/** Return the rename that gives a guest's entries and schedules back what they have now. */
export const guestUndoAtom = atom((get) => {
  const rows = [...get(historyAtom), ...get(schedulesAtom)];
  return (rename: Rename): Rename => {
    const isPayee = rename.name === "renamePayee";
    const before = rows.map(({ id, payee, tags }) => (isPayee ? { id, payee } : { id, tags }));
    return { ...rename, before };
  };
});

/**
 * Takes a rename back where the server has it: by the change set that it made, which changes nothing when somebody took it
 * back before. A rename the other way would take along all that was called so before a merge.
 */
export const undoRenameAtom = atom(null, async (get, set, rename: Rename): Promise<Outcome> => {
  await get(gatewayAtom)?.refresh();
  const params = {
    path: { workspace_id: get(workspaceAtom)?.id ?? "" },
    query: { limit: LOOKED_AT, userId: get(viewAtom).user?.id ?? "" },
  };
  const call: Call<ChangeSets> = (client) => client.GET("/api/activity/{workspace_id}", { params });
  const reading = await readAsPerson(get, set, call);
  if (!reading.ok) return reading;
  const changeSet = reading.data.changeSets.find(({ changes }) =>
    changes.some((change) => isOf(rename, change)),
  );
  if (changeSet === undefined) return failureOf(new DomainError(ErrorCode.UNDO_DEPENDED_ON));
  return set(undoChangeSetAtom, changeSet.revision);
});

/** Return whether a change of a row is one that a rename made. */
function isOf({ name, body }: Rename, { before, after }: Change): boolean {
  if (name === "renamePayee") {
    const was = before?.["payee"];
    return after?.["payee"] === body.newName && typeof was === "string" && payees.isSame(was, body.name);
  }
  const has = (fields: Change["before"], tag: string) =>
    ((fields?.["tags"] ?? []) as readonly string[]).includes(tag);
  return has(before, body.name) && has(after, body.newName) && !has(after, body.name);
}
