import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { limits, money, refundsOf, search, type HistoryEntry, type Money } from "@/domain";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";
import { categoriesAtom, type CategoryView } from "@/state/budget/categories";
import { entryByIdAtom, historyAtom } from "@/state/budget/history";
import { membersAtom } from "@/state/budget/members";
import { convertAtom } from "@/state/budget/conversion";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Draft } from "./draft";
import { otherAmountOf, type Booking } from "./booking";

/** The category of the last expense, else the first there is. */
const usualCategoryAtom = atom((get) => {
  const categories = get(categoriesAtom);
  const last = get(historyAtom).find(({ kind }) => kind === "expense")?.categoryId;
  return categories.find(({ id }) => id === last) ?? categories[0];
});

const usualAccountAtom = atom((get) => {
  const accounts = get(accountsAtom);
  return accounts.find(({ isMainAccount }) => isMainAccount) ?? accounts[0];
});

/**
 * The draft with the usual accounts and category where none was chosen, and the amount on the other account's side. In
 * a correction what is gone has to be chosen anew: a usual one would book what nobody chose.
 */
export function useBooking(draft: Draft, isCorrection: boolean, replacedId?: string): Booking {
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const convert = useAtomValue(convertAtom);
  const { from, to } = useAccounts(draft, isCorrection);
  const category = useCategory(draft, isCorrection);
  const { kind } = draft;
  const other = { expense: from, refund: from, income: undefined, transfer: to }[kind];
  const spent = useSpent(draft);
  const { typedCurrency } = draft;
  const own = {
    expense: typedCurrency,
    refund: spent?.currencyCode ?? typedCurrency,
    income: to?.currency,
    transfer: from?.currency,
  };
  const currency = own[kind] ?? workspaceCurrency;
  const otherAmount = otherAmountOf(draft, currency, other, convert);
  const refundable = useRefundable(spent, replacedId);
  const members = useAtomValue(membersAtom);
  return { kind, currency, from, to, category, refundable, members, other, otherAmount };
}

/** The accounts money leaves and arrives in, never the same one of a transfer. */
function useAccounts({ kind, fromId, toId }: Draft, isCorrection: boolean) {
  const accounts = useAtomValue(accountsAtom);
  const usual = useAtomValue(usualAccountAtom);
  const isGone = (id: string | null) => isCorrection && id !== null;
  const [chosenFrom, chosenTo] = [fromId, toId].map((wanted) => accounts.find(({ id }) => id === wanted));
  const besides = (account: AccountView | undefined) => accounts.find(({ id }) => id !== account?.id);
  if (kind !== "transfer") {
    return {
      from: chosenFrom ?? (isGone(fromId) ? undefined : usual),
      to: chosenTo ?? (isGone(toId) ? undefined : usual),
    };
  }
  const usualFrom = usual?.id === chosenTo?.id ? besides(chosenTo) : usual;
  const from = chosenFrom ?? (isGone(fromId) ? undefined : usualFrom);
  const other = chosenTo?.id === from?.id ? undefined : chosenTo;
  return { from, to: other ?? (chosenTo === undefined && isGone(toId) ? undefined : besides(from)) };
}

/** Return the expense that a refund gives back. */
function useSpent({ kind, refundOf }: Draft): HistoryEntry | undefined {
  const entryOf = useAtomValue(entryByIdAtom);
  return kind === "refund" && refundOf !== null ? entryOf(refundOf) : undefined;
}

/** Return what may come back of an expense, leaving out the refund that is corrected. */
function useRefundable(spent: HistoryEntry | undefined, replacedId: string | undefined): Money | null {
  const history = useAtomValue(historyAtom);
  return useMemo(() => {
    if (spent === undefined) return null;
    const others = refundsOf(history, spent.id).filter(({ id }) => id !== replacedId);
    const refunded = money.sum(others.map(({ value }) => money.fromText(value)));
    return money.abs(money.fromText(spent.value)) - refunded;
  }, [spent, history, replacedId]);
}

function useCategory(draft: Draft, isCorrection: boolean): CategoryView | undefined {
  const wanted = draft.lines[0]?.category ?? draft.category;
  const usual = useAtomValue(usualCategoryAtom);
  const named = useNamedCategory(wanted);
  return named ?? (isCorrection && wanted !== null ? undefined : usual);
}

/** A category by its id, or by its name as stored or as shown. */
function useNamedCategory(wanted: string | null): CategoryView | undefined {
  const categories = useAtomValue(categoriesAtom);
  if (wanted === null) return undefined;
  const folded = wanted.toLocaleLowerCase();
  const isNamed = ({ name }: CategoryView) =>
    search.names(name).some((each) => each.toLocaleLowerCase() === folded);
  return categories.find(({ id }) => id === wanted) ?? categories.find(isNamed);
}
