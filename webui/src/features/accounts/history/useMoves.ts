import { useAtomValue } from "jotai";
import type { AccountHistoryEntry } from "@/domain";

import { accountHistoryAtom, type AccountView } from "@/state/budget/accounts";
import { monthViewAtom } from "@/state/budget/month";
import { dayOf } from "@/parts/days";

/** What moved an account's balance in the chosen month, newest first. */
export function useMoves({ id }: AccountView): readonly AccountHistoryEntry[] {
  const { firstDay, lastDay } = useAtomValue(monthViewAtom);
  return useAtomValue(accountHistoryAtom).filter(({ accountId, createdAt }) => {
    const day = dayOf(createdAt);
    return accountId === id && day >= firstDay && day <= lastDay;
  });
}
