/** Budgets that others want to share with the person, until they accept or decline. */
import { atom } from "jotai";
import type { Invitation } from "@/contract/schemas";
import { scheduleAtom } from "../device";
import { gatewayAtom } from "../view";
import { outcomeOf, type Outcome } from "../outcome";
import { callAsPerson, remote } from "../remote";

/** Last invited first. */
export const invitationsRemote = remote<readonly Invitation[]>((client) =>
  client.GET("/api/workspace/my/not-verified"),
);

/** Keys of invitations that are accepted, or declined unless that is undone in time. */
const answeredCell = atom<ReadonlySet<string>>(new Set<string>());

/** A workspace may invite again. */
const keyOf = ({ id, invitedAt }: Invitation) => `${id} ${invitedAt}`;

/** Return whether an invitation is answered. */
export const isAnsweredAtom = atom((get) => {
  const answered = get(answeredCell);
  return (invitation: Invitation) => answered.has(keyOf(invitation));
});

/** Invitations that wait for an answer; null until the server said. */
export const invitationsAtom = atom((get): readonly Invitation[] | null => {
  const reading = get(invitationsRemote.valueAtom);
  const isAnswered = get(isAnsweredAtom);
  return reading?.ok === true ? reading.data.filter((invitation) => !isAnswered(invitation)) : null;
});

interface InvitationAnswer {
  readonly invitation: Invitation;
  readonly isAccepted: boolean;
}

const markAtom = atom(null, (get, set, invitation: Invitation, isAnswered: boolean): void => {
  const key = keyOf(invitation);
  const others = [...get(answeredCell)].filter((each) => each !== key);
  set(answeredCell, new Set(isAnswered ? [...others, key] : others));
});

/** Accepts or declines; whatever came of it, what is there now is read. */
const answerInvitationAtom = atom(
  null,
  async (get, set, { invitation, isAccepted }: InvitationAnswer): Promise<Outcome> => {
    const params = { path: { workspace_id: invitation.id } };
    const answer = await callAsPerson<unknown>(get, set, (client) =>
      isAccepted
        ? client.PUT("/api/workspace/{workspace_id}/approve", { params })
        : client.PUT("/api/workspace/{workspace_id}/reject", { params }),
    );
    set(markAtom, invitation, answer.ok);
    if (answer.status !== "error") {
      void get(gatewayAtom)?.refresh();
      void set(invitationsRemote.readAtom);
    }
    return outcomeOf(answer);
  },
);

export const acceptInvitationAtom = atom(null, (_get, set, invitation: Invitation) =>
  set(answerInvitationAtom, { invitation, isAccepted: true }),
);

/** Seconds in which a refusal can be taken back: the server forgets a declined invitation. */
const UNDO_SECONDS = 6;

export interface Refusal {
  /** Takes the refusal back; too late once it is sent. */
  readonly undo: () => void;
  /** Outcome of the call; null where the refusal was taken back. */
  readonly sent: Promise<Outcome | null>;
}

/** Hides an invitation, and declines it a few seconds later, or as soon as the page is put away. */
export const declineInvitationAtom = atom(null, (get, set, invitation: Invitation): Refusal => {
  let resolve: (outcome: Outcome | null) => void = () => undefined;
  const sent = new Promise<Outcome | null>((done) => {
    resolve = done;
  });
  const sendWhenAway = () => {
    if (document.visibilityState === "hidden") send();
  };
  const cancel = get(scheduleAtom).schedule(UNDO_SECONDS, send);
  document.addEventListener("visibilitychange", sendWhenAway);
  set(markAtom, invitation, true);

  function settle(): void {
    cancel();
    document.removeEventListener("visibilitychange", sendWhenAway);
  }

  function send(): void {
    settle();
    void set(answerInvitationAtom, { invitation, isAccepted: false }).then(resolve);
  }

  function undo(): void {
    settle();
    set(markAtom, invitation, false);
    resolve(null);
  }

  return { undo, sent };
});
