import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import type { LiveUpdate } from "@/contract/live";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { usePaidText } from "@/parts/entry/useEntryTexts";
import type { EntryView } from "@/state/budget/history";
import { onlineAtom } from "@/state/connection";
import { listenAtom, listenerAtom, roomAtom, type News } from "@/state/live";
import { noticeAtom } from "@/state/notices";
import { invitationsRemote } from "@/state/session/invitations";
import { liveNotice, type EntryWords } from "./liveNotice";

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
