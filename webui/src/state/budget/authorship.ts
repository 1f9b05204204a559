/** Others' changes to the things that a waiting change is about, from the server's log of the workspace. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { remoteOf } from "../remote";
import { userAtom } from "../session/session";
import { refusedAtom } from "./refused";

type Change = Schema<"Change">;

/** Changes since which an own one can be refused are not far back. */
const LOOK_BACK = 200;

export interface Authorship {
  readonly userId: string | null;
  /** Null when the person is gone. */
  readonly name: string | null;
  /** One did it oneself, on another device. */
  readonly isOwn: boolean;
  readonly at: string;
  /** Former name of the thing. */
  readonly label: string;
}

/** By workspace, newest first. */
const logsRemote = remoteOf<Schema<"ActivityPage">>((workspaceId) => (client) => {
  const params = { path: { workspace_id: workspaceId }, query: { limit: LOOK_BACK } };
  return client.GET("/api/activity/{workspace_id}", { params });
});

/** Reads the log of some workspaces: of those that a change was refused in. Without an answer nobody is named. */
export const readAuthorshipAtom = atom(null, async (get, set, ids?: readonly string[]): Promise<void> => {
  const asked = new Set(ids ?? get(refusedAtom).map(({ workspaceId }) => workspaceId));
  await Promise.all([...asked].map((id) => set(logsRemote.readAtom, id)));
});

export interface WorkspaceAuthorship {
  /** Authors of a field's value, latest first. */
  readonly edits: (entityId: string, field: string) => readonly Authorship[];
  readonly deletion: (entityId: string) => Authorship | undefined;
  /** Author of the last booking of an entry: its correction, or an undo that brought it back. */
  readonly booking: (entityId: string) => Authorship | undefined;
}

const BOOKINGS: ReadonlySet<Change["kind"]> = new Set(["created", "corrected", "restored"]);

/** Known changes of a workspace. */
export const authorshipAtom = atom((get) => {
  const [logOf, me] = [get(logsRemote.valueOfAtom), get(userAtom)?.id];
  return (workspaceId: string): WorkspaceAuthorship => {
    const log = logOf(workspaceId);
    const changeSets = log?.ok === true ? log.data.changeSets : [];
    const authorships = (entityId: string, isMeant: (change: Change) => boolean): Authorship[] =>
      changeSets.flatMap(({ changes, userId, userName, at }) =>
        changes
          .filter((change) => change.entityId === entityId && isMeant(change))
          .map(({ label }) => ({ userId, name: userName, isOwn: userId === me, at, label })),
      );
    return {
      edits: (entityId, field) =>
        authorships(entityId, ({ kind, after }) => kind !== "deleted" && after !== null && field in after),
      deletion: (entityId) => authorships(entityId, ({ kind }) => kind === "deleted")[0],
      booking: (entityId) => authorships(entityId, ({ kind }) => BOOKINGS.has(kind))[0],
    };
  };
});
