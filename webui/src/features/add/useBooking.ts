import { atom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useMemo } from "react";
import { limits, money, refundsOf, search, type EntryKind, type HistoryEntry, type Money } from "@/domain";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";
import { categoriesAtom, type CategoryView } from "@/state/budget/categories";
import { entryByIdAtom, historyAtom, lastEntryOfAtom } from "@/state/budget/history";
import { membersAtom } from "@/state/budget/members";
import { convertAtom } from "@/state/budget/conversion";
import { workspaceAtom } from "@/state/budget/workspace";
import { userAtom } from "@/state/session/session";
import type { Draft } from "./draftFields";
import { otherAmountOf, type Booking } from "./booking";

/** The category and the accounts this person used last for a kind; else the first category and the main account. */
const usualAtom = atom((get) => {
  const [accounts, categories] = [get(accountsAtom), get(categoriesAtom)];
  const me = get(userAtom)?.id;
  const main = accounts.find(({ isMainAccount }) => isMainAccount) ?? accounts[0];
  const of = (kind: EntryKind) => {
    const last = get(lastEntryOfAtom)(kind, me);
    const account = (wanted: string | null | undefined) => accounts.find(({ id }) => id === wanted);
    return {
      category: categories.find(({ id }) => id === last?.categoryId) ?? categories[0],
      account: account(last?.accountId) ?? main,
      from: account(last?.fromAccountId) ?? main,
      to: account(last?.accountId),
    };
  };
  return { spent: of("expense"), income: of("income"), transfer: of("transfer") };
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
  const usual = useAtomValue(usualAtom);
  const isGone = (id: string | null) => isCorrection && id !== null;
  const [chosenFrom, chosenTo] = [fromId, toId].map((wanted) => accounts.find(({ id }) => id === wanted));
  const besides = (account: AccountView | undefined) => accounts.find(({ id }) => id !== account?.id);
  if (kind !== "transfer") {
    return {
      from: chosenFrom ?? (isGone(fromId) ? undefined : usual.spent.account),
      to: chosenTo ?? (isGone(toId) ? undefined : usual.income.account),
    };
  }
  const last = usual.transfer;
  const usualFrom = last.from?.id === chosenTo?.id ? besides(chosenTo) : last.from;
  const from = chosenFrom ?? (isGone(fromId) ? undefined : usualFrom);
  const to = chosenTo ?? (isGone(toId) ? undefined : (last.to ?? besides(from)));
  return { from, to: to !== undefined && to.id === from?.id ? besides(from) : to };
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
  const usual = useAtomValue(usualAtom).spent.category;
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
