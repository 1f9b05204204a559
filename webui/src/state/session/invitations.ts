/** Budgets that others want to share with the person, until they accept or decline. */
import { atom } from "jotai";
import type { Invitation } from "@/contract/schemas";
import { gatewayAtom } from "../view";
import { outcomeOf, type Outcome } from "../outcome";
import { callAsPerson, remote } from "../remote";

/** Last invited first. */
export const invitationsRemote = remote<readonly Invitation[]>((client) =>
  client.GET("/api/workspace/my/not-verified"),
);

/** Null until the server said. */
export const invitationsAtom = atom((get): readonly Invitation[] | null => {
  const reading = get(invitationsRemote.valueAtom);
  return reading?.ok === true ? reading.data : null;
});

export interface InvitationAnswer {
  readonly workspaceId: string;
  readonly isAccepted: boolean;
}

/** Accepts or declines; whatever came of it, what is there now is read. */
export const answerInvitationAtom = atom(
  null,
  async (get, set, { workspaceId, isAccepted }: InvitationAnswer): Promise<Outcome> => {
    const params = { path: { workspace_id: workspaceId } };
    const answer = await callAsPerson<unknown>(get, set, (client) =>
      isAccepted
        ? client.PUT("/api/workspace/{workspace_id}/approve", { params })
        : client.PUT("/api/workspace/{workspace_id}/reject", { params }),
    );
    if (answer.status !== "error") {
      void get(gatewayAtom)?.refresh();
      void set(invitationsRemote.readAtom);
    }
    return outcomeOf(answer);
  },
);
