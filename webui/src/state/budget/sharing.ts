/** Making, changing, sharing and ending workspaces. The server decides; what it then has is read anew. */
import { atom } from "jotai";
import type { Participant } from "@/contract/budget";
import type { FoundUser, Schema } from "@/contract/schemas";
import { thawed } from "@/contract/schemas";
import type { Workspace, WorkspaceUpdate } from "@/domain";
import { gatewayAtom } from "../view";
import { outcomeOf, type Outcome, type Reading } from "../outcome";
import { callAsPerson, readAsPerson, type Call } from "../remote";
import { dispatchInAtom } from "./dispatch";
import { workspaceAtom } from "./workspace";

export type WorkspaceCreate = Schema<"WorkspaceCreate">;
export type MemberRole = Participant["role"];

/** Name, currency, first day and rule of shares: what of them changes. */
export type WorkspaceTerms = Pick<WorkspaceUpdate, "name" | "currencyCode" | "firstDayOfMonth" | "shareRule">;

const callAtom = atom(null, async (get, set, call: Call<unknown>): Promise<Outcome> => {
  const answer = await callAsPerson(get, set, call);
  const reading = answer.status === "error" ? undefined : get(gatewayAtom)?.refresh();
  // A refused change is tried again over the present version.
  if (!answer.ok) await reading;
  return outcomeOf(answer);
});

/** With an id made by the form: sent twice, it is made once. */
export const createWorkspaceAtom = atom(null, (_get, set, body: WorkspaceCreate) =>
  set(callAtom, (client) => client.POST("/api/workspace/create", { body: thawed(body) })),
);

/** In the open workspace it is shown at once and sent like any change; elsewhere it takes a connection. */
export const changeTermsAtom = atom(
  null,
  (get, set, { id, version }: Workspace, terms: WorkspaceTerms): Promise<Outcome> => {
    if (get(workspaceAtom)?.id === id) {
      return set(dispatchInAtom, {
        workspaceId: id,
        operation: { name: "updateWorkspace", id, body: terms },
      });
    }
    const params = { path: { workspace_id: id } };
    const body = { ...terms, version };
    return set(callAtom, (client) => client.PUT("/api/workspace/{workspace_id}", { params, body }));
  },
);

/** Roles by id of the user. */
export type Roles = Readonly<Record<string, MemberRole>>;

/** Set the members by id: others are removed, new ones invited in their roles. */
export const changePeopleAtom = atom(
  null,
  (
    _get,
    set,
    { id, version }: Workspace,
    participants: readonly string[],
    roles?: Roles,
  ): Promise<Outcome> => {
    const params = { path: { workspace_id: id } };
    const body = { participants: [...participants], ...(roles && { roles }), version };
    return set(callAtom, (client) => client.PUT("/api/workspace/{workspace_id}", { params, body }));
  },
);

/** Somebody to invite, and what they may do. */
export interface Invited extends FoundUser {
  readonly role: MemberRole;
}

/** Return the roles of people to invite. */
export function rolesOf(invited: readonly Invited[]): Roles {
  return Object.fromEntries(invited.map(({ id, role }) => [id, role]));
}

export interface RoleChange {
  readonly workspace: Workspace;
  readonly userId: string;
  readonly role: MemberRole;
}

/** Let a participant edit, or only view. */
export const changeRoleAtom = atom(
  null,
  (_get, set, { workspace: { id, version }, userId, role }: RoleChange): Promise<Outcome> => {
    const params = { path: { workspace_id: id } };
    const body = { roles: { [userId]: role }, version };
    return set(callAtom, (client) => client.PUT("/api/workspace/{workspace_id}", { params, body }));
  },
);

export const leaveWorkspaceAtom = atom(null, (_get, set, workspaceId: string) => {
  const params = { path: { workspace_id: workspaceId } };
  return set(callAtom, (client) => client.PUT("/api/workspace/{workspace_id}/reject", { params }));
});

export const deleteWorkspaceAtom = atom(null, (_get, set, workspaceId: string) => {
  const params = { path: { workspace_id: workspaceId } };
  return set(callAtom, (client) => client.DELETE("/api/workspace/{workspace_id}", { params }));
});

export interface PeopleSearch {
  readonly text: string;
  readonly exclude: readonly string[];
  /** Workspace whose members are left out. */
  readonly workspaceId: string | undefined;
}

/** Search people to invite: by the beginning of a name, or by the whole e-mail. */
export const searchPeopleAtom = atom(
  null,
  (get, set, { text, exclude, workspaceId }: PeopleSearch): Promise<Reading<readonly FoundUser[]>> => {
    const query = {
      str: text,
      exclude_ids: [...exclude],
      ...(workspaceId === undefined ? {} : { workspaceId }),
    };
    return readAsPerson(get, set, (client) => client.GET("/api/workspace/users", { params: { query } }));
  },
);
