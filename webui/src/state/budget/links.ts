/** Invitation links of workspaces, for their creators. */
import { atom } from "jotai";
import { DomainError, ErrorCode } from "@/domain";
import type { Schema } from "@/contract/schemas";
import { failureOf, outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { callAsPerson, readAsPerson, remoteOf, type Call } from "../remote";
import type { ChangeSet } from "./activity";

export type InvitationLink = Schema<"InvitationLink">;
export type NewInvitationLink = Schema<"NewInvitationLink">;

/** Open links of a workspace by its id, newest first; without their codes. */
export const linksRemote = remoteOf<readonly InvitationLink[]>(
  (workspaceId) => (client) =>
    client.GET("/api/workspace/{workspace_id}/links", { params: { path: { workspace_id: workspaceId } } }),
);

export interface LinkToMake extends Schema<"InvitationLinkCreate"> {
  readonly workspaceId: string;
}

/** Makes a link. Its code is in this answer only. */
export const createLinkAtom = atom(
  null,
  async (get, set, { workspaceId, ...body }: LinkToMake): Promise<Reading<NewInvitationLink>> => {
    const params = { path: { workspace_id: workspaceId } };
    const answer = await callAsPerson<NewInvitationLink>(get, set, (client) =>
      client.POST("/api/workspace/{workspace_id}/links", { params, body }),
    );
    void set(linksRemote.readAtom, workspaceId);
    return readingOf(answer);
  },
);

export interface LinkOfWorkspace {
  readonly workspaceId: string;
  readonly linkId: string;
}

export const revokeLinkAtom = atom(
  null,
  async (get, set, { workspaceId, linkId }: LinkOfWorkspace): Promise<Outcome> => {
    const params = { path: { workspace_id: workspaceId, link_id: linkId } };
    const answer = await callAsPerson<unknown>(get, set, (client) =>
      client.DELETE("/api/workspace/{workspace_id}/links/{link_id}", { params }),
    );
    void set(linksRemote.readAtom, workspaceId);
    return outcomeOf(answer);
  },
);

/** Newest change sets that are searched for a revocation. */
const LOOKED_AT = 20;

interface ChangeSets {
  readonly changeSets: readonly ChangeSet[];
}

/** Opens a revoked link again: takes back the change set that revoked it. */
export const restoreLinkAtom = atom(
  null,
  async (get, set, { workspaceId, linkId }: LinkOfWorkspace): Promise<Outcome> => {
    const path = { workspace_id: workspaceId };
    const params = { path, query: { limit: LOOKED_AT, entity: "link" } } as const;
    const call: Call<ChangeSets> = (client) => client.GET("/api/activity/{workspace_id}", { params });
    const reading = await readAsPerson(get, set, call);
    if (!reading.ok) return reading;
    const changeSet = reading.data.changeSets.find(({ changes }) =>
      changes.some(({ entityId, kind }) => entityId === linkId && kind === "deleted"),
    );
    if (changeSet === undefined) return failureOf(new DomainError(ErrorCode.UNDO_DEPENDED_ON));
    const { revision } = changeSet;
    const answer = await callAsPerson<unknown>(get, set, (client) =>
      client.POST("/api/activity/{workspace_id}/{revision}/undo", {
        params: { path: { ...path, revision } },
      }),
    );
    void set(linksRemote.readAtom, workspaceId);
    return outcomeOf(answer);
  },
);
