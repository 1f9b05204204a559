/** Live changes of others. */
import { atom } from "jotai";
import type { EntryKind, Participant } from "@/contract/budget";
import type { LiveUpdate } from "@/contract/live";
import { months, type List } from "@/domain";
import { openLive } from "@/data/server/live";
import { apiBaseAtom, restAtom, scheduleAtom } from "./device";
import { gatewayAtom } from "./view";
import { invitationsRemote } from "./session/invitations";
import { remindersRemote, notifyDueRemindersAtom } from "./session/reminders";
import { sessionManagerAtom, userAtom } from "./session/session";
import { subscriptionRemote } from "./session/subscription";
import { entryByIdAtom, entryViewAtom, historyAtom, lastEntryOfAtom, type EntryView } from "./budget/history";
import { listsAtom } from "./budget/lists";
import { nameOfAtom } from "./budget/names";
import { differInTicksAlone } from "./budget/ticks";
import { refreshAtom, workspaceAtom } from "./budget/workspace";

/** Whose changes to listen to; both null until there is a signed-in person with an open workspace. */
export const listenerAtom = atom((get) => get(userAtom)?.id ?? null);
export const roomAtom = atom((get) => (get(listenerAtom) === null ? null : (get(workspaceAtom)?.id ?? null)));

export interface Listening {
  readonly userId: string;
  readonly workspaceId: string;
  /** Told of what others did, once it was read; ticks of lists are shown alone. */
  readonly onOthers: (update: LiveUpdate, news: News) => void;
}

export interface News {
  /** The name of who did it; null for somebody this device knows nothing of. */
  readonly who: string | null;
  /** A new expense, or a new payment between members. */
  readonly booked: EntryView | null;
  /** An entry that was corrected, and what it was before. */
  readonly corrected: Corrected | null;
  /** A member who came, went or has another role. */
  readonly member: MemberChange | null;
}

export interface MemberChange {
  readonly kind: "invited" | "joined" | "left" | "editor" | "viewer";
  readonly userId: string;
  readonly name: string;
}

/** Return the first member whom two readings of a workspace differ in. */
function memberChange(before: readonly Participant[], after: readonly Participant[]): MemberChange | null {
  const [old, present] = [before, after].map((all) => new Map(all.map((each) => [each.userId, each])));
  const kindOf = ({ userId }: Participant): MemberChange["kind"] | null => {
    const [was, is] = [old?.get(userId), present?.get(userId)];
    if (is === undefined) return "left";
    if (is.isVerified && was?.isVerified !== true) return "joined";
    if (was === undefined) return "invited";
    return was.role === is.role ? null : is.role;
  };
  for (const member of [...after, ...before]) {
    const kind = kindOf(member);
    if (kind !== null) return { kind, userId: member.userId, name: member.name };
  }
  return null;
}

interface Corrected {
  readonly entry: EntryView;
  readonly was: EntryView;
}

/** Entries whose booking is announced with their amount, by the event that comes with it. */
const BOOKED: Readonly<Partial<Record<LiveUpdate["name"], EntryKind>>> = {
  expenses_updated: "expense",
  history_updated: "settlement",
};

/** Finds an entry as it was before something was read. */
type Find = (id: string) => EntryView | undefined;

/** Opens the socket; tests set another one. */
export const openLiveAtom = atom({ open: openLive });

/** Listens, and reads anew what changed; gives what ends it. */
export const listenAtom = atom(null, async (get, set, { onOthers, ...rooms }: Listening) => {
  await get(restAtom).rest();
  const { session } = await set(sessionManagerAtom);
  let announcedId: string | null = null;

  /** The last expense or payment of somebody that this device had not read before. */
  function newEntry({ name, userId }: LiveUpdate, entryBefore: Find): EntryView | null {
    const kind = BOOKED[name];
    const entry = kind && get(lastEntryOfAtom)(kind, userId);
    if (entry === undefined || entry.id === announcedId) return null;
    // The event of a payment comes with notes and reversals of other entries too.
    if (kind === "settlement" && entryBefore(entry.id) !== undefined) return null;
    announcedId = entry.id;
    return get(entryViewAtom)(entry);
  }

  /** The last correction of somebody that this device had not read before. */
  function newCorrection({ userId }: LiveUpdate, entryBefore: Find): Corrected | null {
    const view = get(entryViewAtom);
    const corrections = get(historyAtom).flatMap((entry) => {
      const was = entry.replaces ? entryBefore(entry.replaces) : undefined;
      return was === undefined || was.id === entry.id || entry.userId !== userId ? [] : [{ entry, was }];
    });
    const [last] = corrections.toSorted((a, b) =>
      months.compareInstants(b.entry.createdAt, a.entry.createdAt),
    );
    return last === undefined ? null : { ...last, entry: view(last.entry) };
  }

  function announce(
    update: LiveUpdate,
    listsBefore: readonly List[],
    membersBefore: readonly Participant[],
    entryBefore: Find,
  ): void {
    if (update.name === "lists_updated" && differInTicksAlone(listsBefore, get(listsAtom))) return;
    onOthers(update, {
      who: get(nameOfAtom)(update.userId),
      booked: newEntry(update, entryBefore),
      corrected: newCorrection(update, entryBefore),
      member: memberChange(membersBefore, get(membersAtom)),
    });
  }

  return get(openLiveAtom).open({
    ...rooms,
    url: socketUrl(get(apiBaseAtom)),
    token: () => {
      const current = session();
      return current.kind === "user" ? current.token : null;
    },
    schedule: get(scheduleAtom).schedule,
    onMissed: () => {
      void set(refreshAtom);
      set(rereadPersonalAtom);
    },
    onUpdate: (update) => {
      const { name, userId, workspaceId, revision } = update;
      if (name === "reminder_due") {
        void set(notifyDueRemindersAtom);
        return;
      }
      if (name === "user_workspace_updated") set(rereadPersonalAtom);
      const [person, entryBefore] = [get(gatewayAtom), get(entryByIdAtom)];
      const [listsBefore, membersBefore] = [get(listsAtom), get(membersAtom)];
      const reading =
        workspaceId === null || revision === null
          ? set(refreshAtom)
          : get(gatewayAtom)?.shared?.hear(workspaceId, revision);
      if (userId === rooms.userId) return;
      void Promise.resolve(reading).then(() => {
        if (get(gatewayAtom) === person) announce(update, listsBefore, membersBefore, entryBefore);
      });
    },
  });
});

const membersAtom = atom((get) => get(workspaceAtom)?.participants ?? []);

/** Read what belongs to the person, not to one budget. */
const rereadPersonalAtom = atom(null, (_get, set): void => {
  void set(invitationsRemote.readAtom);
  void set(remindersRemote.rereadAtom);
  void set(subscriptionRemote.rereadAtom);
});

function socketUrl(base: string): string {
  const url = new URL(`${base}/live`, window.location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}
