/** Notice of somebody else's change to the data on screen. */
import { LIVE_NOTICES, type LiveName, type LiveUpdate } from "@/contract/live";
import type { MemberChange } from "@/state/live";
import type { Notice } from "@/state/notices";

/** Where each kind of change is seen; changes of the workspace are seen everywhere. */
const SEEN: Readonly<Partial<Record<LiveName, readonly string[]>>> = {
  accounts_updated: ["/accounts"],
  planning_updated: ["/planning"],
  history_updated: ["/history"],
  expenses_updated: ["/expenses", "/history"],
  lists_updated: ["/planning/lists"],
  workspace_updated: ["/"],
};

/** Words of an entry that is on this device. */
export interface EntryWords {
  readonly name: string;
  readonly category: string;
  /** Payer and receiver in words; null for what is no payment between members. */
  readonly payment: string | null;
  readonly amount: string;
  /** Amount before a correction; null for a new entry. */
  readonly before: string | null;
}

export interface LiveWords {
  readonly who: string | null;
  readonly entry: EntryWords | null;
  readonly member: MemberChange | null;
  /** The person who looks. */
  readonly myId: string | null;
}

/** Return what is said, by `who` where no entry or member comes along; null where nobody looks at it. */
export function liveNotice(
  update: LiveUpdate,
  pathname: string,
  { who, entry, member, myId }: LiveWords,
): Omit<Notice, "id"> | null {
  const { name } = update;
  const [code, paths = []] = [LIVE_NOTICES[name], SEEN[name]];
  const isPlan = name === "planning_updated" && pathname.startsWith("/planning/lists");
  const isMoney = entry !== null && (entry.before !== null || entry.payment !== null);
  const seen = isMoney ? ["/expenses", ...paths] : paths;
  const isSeen = !isPlan && seen.some((path) => pathname.startsWith(path));
  if (code === null || !isSeen) return null;
  if (entry !== null) return { severity: "info", ...textOf(entry) };
  if (name === "workspace_updated" && member !== null) {
    return { severity: "info", ...textOfMember(member, update.userId, who, myId) };
  }
  return who === null ? null : { severity: "info", code, params: { name: who } };
}

/** A member comes and goes by themselves, or is taken out by `who`. */
function textOfMember(
  { kind, userId, name }: MemberChange,
  byId: string | null,
  who: string | null,
  myId: string | null,
): Pick<Notice, "code" | "params"> {
  if (kind === "editor" || kind === "viewer") {
    return userId === myId
      ? { code: `live.me.${kind}`, params: {} }
      : { code: `live.member.${kind}`, params: { name } };
  }
  if (kind === "left" && who !== null && byId !== userId) {
    return { code: "live.member.removed", params: { name, who } };
  }
  return { code: `live.member.${kind}`, params: { name } };
}

function textOf({ before, payment, ...words }: EntryWords): Pick<Notice, "code" | "params"> {
  if (before === null && payment !== null) {
    return { code: "live.settled", params: { payment, amount: words.amount } };
  }
  if (before === null) return { code: "live.expense", params: words };
  const { amount, ...named } = words;
  if (before === amount) return { code: "live.correctedOtherwise", params: named };
  return { code: "live.corrected", params: { ...words, before } };
}
