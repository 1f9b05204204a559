/** The accounts of the chosen month: as they are now, or as they stood at its end. */
import { atom } from "jotai";
import type { Account } from "@/domain";
import { localTimestamp } from "@/data/device/clock";
import { optimisticStateAtom } from "../view";
import { monthViewAtom } from "./month";
import { monthEndAtom, monthEndRunAtom } from "./statistics";

/** True while the accounts shown are those of a past month. */
export const isPastMonthAtom = atom((get) => get(monthEndRunAtom) !== null);

/** Accounts of the chosen month with the balances they had; none while those are not known. */
export const accountsOfMonthAtom = atom<readonly Account[]>((get) => {
  const accounts = get(optimisticStateAtom)?.accounts ?? [];
  if (!get(isPastMonthAtom)) return accounts;
  const reading = get(monthEndAtom);
  if (reading.kind !== "ready") return [];
  const ends = new Map(
    reading.data.accounts.accounts.map(({ accountId, months }) => [
      accountId,
      months.at(-1)?.balance ?? "0.00",
    ]),
  );
  return accounts.flatMap((account) => asItStood(account, ends.get(account.id), get(monthViewAtom).lastDay));
});

/** Accounts made later are left out unless entries were dated back; one deleted later was still there. */
function asItStood(account: Account, balance: string | undefined, lastDay: string): Account[] {
  if (balance === undefined) return [];
  if (dayOf(account.createdAt) > lastDay && Number(balance) === 0) return [];
  const deleted = account.deletedAt !== null && dayOf(account.deletedAt) <= lastDay;
  return [{ ...account, budget: balance, deleted }];
}

function dayOf(instant: string): string {
  return localTimestamp(new Date(instant)).slice(0, 10);
}
