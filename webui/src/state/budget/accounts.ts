/** Accounts as screens show them. */
import { atom } from "jotai";
import {
  accountHistoryView,
  accounts,
  balances,
  icons,
  money,
  type Account,
  type AccountHistoryEntry,
  type NotConverted,
  type Rates,
} from "@/domain";
import { isWithin } from "@/data/sync/historyCutoff";
import { optimisticStateAtom, viewAtom } from "../view";
import { accountsOfMonthAtom } from "./monthEnd";
import { ratesAtom, textsOf } from "./rates";
import { convertedText } from "./conversion";

export interface AccountView extends Account {
  /** The currency it is kept in: the workspace's where the account follows it. */
  readonly currency: string;
  /** The balance in the workspace currency; null when it is in it already, or when there is no rate. */
  readonly converted: string | null;
  /** Its currency has no rate. */
  readonly isWithoutRate: boolean;
  readonly hue: string;
}

/** Sum of the accounts of one type and currency. */
export interface AccountSubtotal {
  readonly type: string;
  readonly currencyCode: string;
  readonly amount: string;
}

export interface AccountTotals {
  readonly subtotals: readonly AccountSubtotal[];
  readonly amount: string;
  readonly currencyCode: string;
  readonly notConverted: readonly NotConverted[];
}

const allAtom = atom<readonly AccountView[]>((get) => {
  const state = get(optimisticStateAtom);
  if (state === null) return [];
  const rates = get(ratesAtom);
  return state.accounts.map((account) => viewOf(account, state.workspace.currencyCode, rates));
});

/** Accounts that are not deleted, in their order. */
export const accountsAtom = atom((get) => get(allAtom).filter((account) => !account.deleted));

/** Any account by its id, deleted ones included. */
export const accountByIdAtom = atom<ReadonlyMap<string, AccountView>>(
  (get) => new Map(get(allAtom).map((account) => [account.id, account])),
);

/** Deleted ones, last deleted first. */
export const deletedAccountsAtom = atom((get) =>
  get(allAtom)
    .filter((account) => account.deleted)
    .sort((a, b) => ((a.deletedAt ?? "") < (b.deletedAt ?? "") ? 1 : -1)),
);

/** Accounts of the chosen month: where it has ended, with the balances of its last day. */
export const shownAccountsAtom = atom<readonly AccountView[]>((get) => {
  const currencyCode = get(optimisticStateAtom)?.workspace.currencyCode;
  if (currencyCode === undefined) return [];
  const rates = get(ratesAtom);
  return get(accountsOfMonthAtom)
    .filter((account) => !account.deleted)
    .map((account) => viewOf(account, currencyCode, rates));
});

/** The tab "basic": basic, savings and investment. */
export const basicAccountsAtom = atom((get) => get(shownAccountsAtom).filter(({ type }) => type !== "debt"));

/** The tab "debt". */
export const debtAccountsAtom = atom((get) => get(shownAccountsAtom).filter(({ type }) => type === "debt"));

/** The tab "total": subtotals by type and currency, the whole, and what is not converted. */
export const accountTotalsAtom = atom<AccountTotals | null>((get) => {
  const state = get(optimisticStateAtom);
  if (state === null) return null;
  const { currencyCode } = state.workspace;
  const shown = get(accountsOfMonthAtom);
  const total = balances.balance(shown, currencyCode, get(ratesAtom));
  return {
    subtotals: balances.subtotals(shown, currencyCode).map(textsOf),
    amount: money.formatText(total.amount),
    currencyCode,
    notConverted: total.notConverted.map(textsOf),
  };
});

export const mainAccountAtom = atom(
  (get) => get(accountsAtom).find(({ isMainAccount }) => isMainAccount) ?? null,
);

/** Movements of an account, last day first: made for the account that is shown, however many others there are. */
export const accountMovesAtom = atom((get) => {
  const state = get(optimisticStateAtom);
  const { cutoff } = get(viewAtom);
  return (id: string): AccountHistoryEntry[] => {
    if (state === null) return [];
    const { accounts, accountHistory, categories, history } = state;
    return accountHistoryView({
      categories,
      accounts: accounts.filter((account) => account.id === id),
      accountHistory: accountHistory.filter(({ accountId }) => accountId === id),
      // Balances are counted back from today's: over a gap that would be wrong.
      history: history.filter(
        (entry) => (entry.accountId === id || entry.fromAccountId === id) && isWithin(entry, cutoff),
      ),
    }).filter(({ accountId }) => accountId === id);
  };
});

/** Accounts used by an entry, whose currency is fixed. */
export const usedAccountsAtom = atom<ReadonlySet<string>>((get) => {
  const history = get(optimisticStateAtom)?.history ?? [];
  const ids = history.flatMap(({ accountId, fromAccountId }) => [accountId, fromAccountId]);
  return new Set(ids.filter((id) => id !== null));
});

function viewOf(account: Account, workspaceCurrency: string, rates: Rates): AccountView {
  const currency = accounts.currencyOf(account.currencyCode, workspaceCurrency);
  const converted = convertedText(account.budget, currency, workspaceCurrency, rates);
  return {
    ...account,
    currency,
    converted: currency === workspaceCurrency ? null : converted,
    isWithoutRate: converted === null,
    hue: icons.accountHue(account.icon),
  };
}
