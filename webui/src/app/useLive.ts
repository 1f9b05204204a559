import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import type { LiveUpdate } from "@/contract/live";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { EntryView } from "@/state/budget/history";
import { onlineAtom } from "@/state/connection";
import { listenAtom, listenerAtom, roomAtom, type News } from "@/state/live";
import { noticeAtom } from "@/state/notices";
import { invitationsRemote } from "@/state/session/invitations";
import { liveNotice, type ExpenseWords } from "./liveNotice";

/** Shows what others change as it happens, and says who it was where one is looking. */
export function useLive(): void {
  const userId = useAtomValue(listenerAtom);
  const workspaceId = useAtomValue(roomAtom);
  const isOnline = useAtomValue(onlineAtom);
  const listen = useSetAtom(listenAtom);
  const announce = useSetAtom(noticeAtom);
  const readInvitations = useSetAtom(invitationsRemote.readAtom);
  const { pathname } = useLocation();
  const wordsOf = useExpenseWords();
  const onOthers = useEffectEvent((update: LiveUpdate, { who, expense }: News) => {
    const notice = liveNotice(update, pathname, who, expense && wordsOf(expense));
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
      onOthers: (update, news) => {
        onOthers(update, news);
      },
    });
    return () => {
      void listening.then((leave) => {
        leave();
      });
    };
  }, [userId, workspaceId, isOnline, listen]);
}

function useExpenseWords(): (expense: EntryView) => ExpenseWords {
  const [names, money] = [useNames(), useMoney()];
  return ({ creatorName, categoryLabel, value, currencyCode }) => ({
    name: creatorName,
    category: names(categoryLabel ?? ""),
    amount: money(value, currencyCode).text,
  });
}
