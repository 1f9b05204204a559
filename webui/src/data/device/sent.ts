/** Changes that the server took and this device has not read back yet: rows beside the copy of their workspace. */
import { isPersonal } from "@/domain";
import { OF_OWNER, ownedBy, type Pending, type RowKey, type Sent } from "./database";
import type { Rows, WritableRows } from "./rows";

const AREA = "sent";

/** Return the copy that shows a change once it was read: of its workspace, or of the person's settings. */
export function copyOf({ operation, workspaceId }: Pick<Pending, "operation" | "workspaceId">): string {
  return isPersonal(operation) ? OF_OWNER : workspaceId;
}

export function changesOf(sent: readonly Sent[]): readonly Pending[] {
  return sent.map(({ change }) => change);
}

/** Return those of a workspace and of the settings, in their order. */
export async function readSent(rows: Rows, owner: string, workspaceId: string): Promise<Sent[]> {
  const read = await Promise.all(
    [workspaceId, OF_OWNER].map((copy) => rows.getAll(ownedBy(owner, copy, AREA))),
  );
  return (read.flat() as Sent[]).sort((a, b) => a.change.sequence - b.change.sequence);
}

/** Keep one, where this device has a copy that lacks it. */
export async function keepSent(rows: WritableRows, owner: string, sent: Sent): Promise<void> {
  const { change } = sent;
  const workspace: RowKey = [owner, change.workspaceId, "workspace", "workspace"];
  if ((await rows.getKey(workspace)) === undefined) return;
  void rows.put(sent, [owner, copyOf(change), AREA, String(change.sequence)]);
}

/** Drop those that copies have now. */
export function dropSent(rows: WritableRows, owner: string, copies: readonly string[]): void {
  for (const copy of copies) void rows.delete(ownedBy(owner, copy, AREA));
}
