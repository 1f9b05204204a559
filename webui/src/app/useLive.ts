import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { type LiveUpdate, LIVE_NOTICES, type LiveName } from "@/contract/live";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { usePaidText } from "@/parts/entry/useEntryTexts";
import type { EntryView } from "@/state/budget/history";
import { onlineAtom } from "@/state/connection";
import { listenAtom, listenerAtom, roomAtom, type News, type MemberChange } from "@/state/live";
import { noticeAtom, type Notice } from "@/state/notices";
import { invitationsRemote } from "@/state/session/invitations";

/** Shows what others change as it happens, and says who it was where one is looking. */
export function useLive(): void {
  const userId = useAtomValue(listenerAtom);
  const workspaceId = useAtomValue(roomAtom);
  const isOnline = useAtomValue(onlineAtom);
  const listen = useSetAtom(listenAtom);
  const announce = useSetAtom(noticeAtom);
  const readInvitations = useSetAtom(invitationsRemote.readAtom);
  const { pathname } = useLocation();
  const wordsOf = useEntryWords();
  const onOthers = useEffectEvent((update: LiveUpdate, news: News) => {
    const { who, member } = news;
    const notice = liveNotice(update, pathname, { who, member, entry: wordsOf(news), myId: userId });
    if (notice !== null) announce(notice);
  });
  useEffect(() => {
    if (userId !== null && isOnline) void readInvitations();
  }, [userId, isOnline, readInvitations]);
  useEffect(() => {
    if (userId === null || workspaceId === null || !isOnline) return undefined;
    const listening = listen({
      userId,
      workspaceId,
      onOthers: (update, news) => onOthers(update, news),
    });
    return () => {
      void listening.then((leave) => leave());
    };
  }, [userId, workspaceId, isOnline, listen]);
}

function useEntryWords(): (news: News) => EntryWords | null {
  const { t } = useTranslation();
  const [names, money, paidText] = [useNames(), useMoney(), usePaidText()];
  return ({ booked, corrected }) => {
    const entry = corrected?.entry ?? booked;
    if (entry === null) return null;
    const { creatorName, categoryLabel, kind } = entry;
    const isSigned = corrected === null && kind === "expense";
    const amountOf = ({ value, currencyCode }: EntryView) => money(value.replace("-", ""), currencyCode).text;
    return {
      name: creatorName,
      category: names(categoryLabel ?? t(`history.kind.${kind}`)),
      payment: kind === "settlement" ? paidText(entry) : null,
      amount: isSigned ? money(entry.value, entry.currencyCode).text : amountOf(entry),
      before: corrected === null ? null : amountOf(corrected.was),
    };
  };
}

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
interface EntryWords {
  readonly name: string;
  readonly category: string;
  /** Payer and receiver in words; null for what is no payment between members. */
  readonly payment: string | null;
  readonly amount: string;
  /** Amount before a correction; null for a new entry. */
  readonly before: string | null;
}

interface LiveWords {
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
