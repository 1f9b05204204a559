/** Changes that the server took and this device has not read back yet: rows beside the copy of their workspace. */
import { isPersonal } from "@/domain";
import { OF_OWNER, ownedBy, type Pending, type Sent } from "./database";
import type { Rows } from "./rows";

/** Area of the rows of an owner that holds them. */
export const SENT_AREA = "sent";

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
    [workspaceId, OF_OWNER].map((copy) => rows.getAll(ownedBy(owner, copy, SENT_AREA))),
  );
  return (read.flat() as Sent[]).sort((a, b) => a.change.sequence - b.change.sequence);
}
