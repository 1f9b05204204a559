/** Joining a workspace by an invitation link. */
import { atom } from "jotai";
import type { Workspace } from "@/contract/budget";
import { ErrorCode } from "@/domain";
import type { Schema } from "@/contract/schemas";
import { NEW_PERSON } from "../invitationCode";
import { updateSettingsAtom, isOnboardingAtom } from "../budget/settings";
import { workspacesAtom } from "../budget/workspace";
import { readingOf, type Failure, type Reading } from "../outcome";
import { callAsPerson, remoteOf } from "../remote";
import { gatewayAtom } from "../view";

export type LinkInvitation = Schema<"LinkInvitation">;

/** Invitations of links by their codes; read by anybody who has one. */
export const linkInvitationRemote = remoteOf<LinkInvitation>(
  (code) => (client) => client.GET("/api/join/{code}", { params: { path: { code } } }),
);

/** Tells whether the person takes part in the workspace of an invitation: joining once more changes nothing. */
export const isMemberAtom = atom(
  (get) =>
    ({ workspaceId }: LinkInvitation): boolean =>
      get(workspacesAtom).some(({ id }) => id === workspaceId),
);

export interface Joined {
  readonly workspaceId: string;
  readonly name: string;
  /** False for somebody who took part before. */
  readonly isNew: boolean;
}

/** Joins the workspace of a link. Who comes into a budget that is there already needs no introduction to an empty one. */
export const joinAtom = atom(
  null,
  async (get, set, code: string, memberId: string): Promise<Reading<Joined>> => {
    const before = get(workspacesAtom);
    const answer = await callAsPerson<Workspace>(get, set, (client) =>
      client.POST("/api/join/{code}", {
        params: { path: { code } },
        body: memberId === NEW_PERSON ? {} : { memberId },
      }),
    );
    const reading = readingOf(answer);
    if (!reading.ok) return reading;
    const { id, name } = reading.data;
    await get(gatewayAtom)?.refresh();
    if (get(isOnboardingAtom)) await set(updateSettingsAtom, { showOnboarding: true });
    return { ok: true, data: { workspaceId: id, name, isNew: !before.some((each) => each.id === id) } };
  },
);

/** Return whether a name of the link was claimed or removed meanwhile: the next try goes without it. */
export function isNameTaken({ code, fields }: Failure): boolean {
  return code === ErrorCode.CONFLICT_CLAIMED || fields["memberId"] !== undefined;
}
