/** Ledger that a typed line is read with: the accounts, categories, earlier notes and payees on this device. */
import { atom } from "jotai";
import { limits, type quickAdd } from "@/domain";
import { accountsAtom } from "@/state/budget/accounts";
import { categoriesAtom } from "@/state/budget/categories";
import { historyAtom } from "@/state/budget/history";
import { payeesAtom } from "@/state/budget/payees";
import { workspaceAtom } from "@/state/budget/workspace";

const memoryAtom = atom((get): quickAdd.Remembered[] =>
  get(historyAtom)
    .slice(0, limits.QUICK_MEMORY_MAX)
    .flatMap(({ kind, note, categoryId, accountId }) =>
      kind === "expense" && note !== "" && categoryId !== null && accountId !== null
        ? [{ note, categoryId, accountId }]
        : [],
    ),
);

export const quickLedgerAtom = atom((get): quickAdd.Ledger => ({
  accounts: get(accountsAtom).map(({ id, name, currency, isMainAccount }) => ({
    ...{ id, name },
    currencyCode: currency,
    isMain: isMainAccount,
  })),
  categories: get(categoriesAtom),
  currencyCode: get(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY,
  memory: get(memoryAtom),
  payees: get(payeesAtom),
}));
