/** Balance of all accounts together. */
import { atom } from "jotai";
import { balances, money, type Balance } from "@/domain";
import { optimisticStateAtom } from "../view";
import { ratesAtom, textsOf } from "./rates";

/** The balance in the workspace currency and what it leaves out; null while nothing was read. */
export const balanceAtom = atom<Balance | null>((get) => {
  const state = get(optimisticStateAtom);
  if (state === null) return null;
  const { currencyCode } = state.workspace;
  const total = balances.balance(state.accounts, currencyCode, get(ratesAtom));
  return {
    amount: money.formatText(total.amount),
    currencyCode,
    notConverted: total.notConverted.map(textsOf),
    ratesUpdatedAt: get(ratesAtom).date,
  };
});

/** Number of the accounts that the balance is of. */
export const balanceCountAtom = atom(
  (get) =>
    get(optimisticStateAtom)?.accounts.filter(({ deleted, isShowInBalance }) => !deleted && isShowInBalance)
      .length ?? 0,
);
