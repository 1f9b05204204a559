/** Budgets that others want to share with the person, until they accept or decline. */
import { atom } from "jotai";
import type { Invitation } from "@/contract/schemas";
import { answered } from "@/data/server/answer";
import { gatewayAtom } from "../view";
import { outcomeOf, type Outcome } from "../outcome";
import { sessionManagerAtom, userAtom } from "./session";

interface Known {
  readonly userId: string;
  readonly invitations: readonly Invitation[];
}

const knownCell = atom<Known | null>(null);
const readingsCell = atom(0);

/** Last invited first; null until the server said. */
export const invitationsAtom = atom((get): readonly Invitation[] | null => {
  const known = get(knownCell);
  return known !== null && known.userId === get(userAtom)?.id ? known.invitations : null;
});

/** Asks the server; of several readings under way the last one counts. */
export const readInvitationsAtom = atom(null, async (get, set): Promise<void> => {
  const userId = get(userAtom)?.id;
  if (userId === undefined) return;
  const reading = get(readingsCell) + 1;
  set(readingsCell, reading);
  const { client } = await set(sessionManagerAtom);
  const answer = await answered(client.GET("/api/workspace/my/not-verified"));
  if (answer.ok && get(readingsCell) === reading) set(knownCell, { userId, invitations: answer.data });
});

export interface InvitationAnswer {
  readonly workspaceId: string;
  readonly isAccepted: boolean;
}

/** Accepts or declines; whatever came of it, what is there now is read. */
export const answerInvitationAtom = atom(
  null,
  async (get, set, { workspaceId, isAccepted }: InvitationAnswer): Promise<Outcome> => {
    const { client } = await set(sessionManagerAtom);
    const params = { path: { workspace_id: workspaceId } };
    const answer = await answered<unknown>(
      isAccepted
        ? client.PUT("/api/workspace/{workspace_id}/approve", { params })
        : client.PUT("/api/workspace/{workspace_id}/reject", { params }),
    );
    if (answer.status !== "error") {
      void get(gatewayAtom)?.refresh();
      void set(readInvitationsAtom);
    }
    return outcomeOf(answer);
  },
);
