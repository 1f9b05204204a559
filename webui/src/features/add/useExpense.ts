import { atom, useAtomValue } from "jotai";
import { limits } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { accountsAtom } from "@/state/budget/accounts";
import { categoriesAtom, type CategoryView } from "@/state/budget/categories";
import { historyAtom } from "@/state/budget/history";
import { convertAtom } from "@/state/budget/rates";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Draft } from "./draft";
import { paidOf, type Expense } from "./expense";

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

/** The draft with the usual account and category where none was chosen, and what leaves the account. */
export function useExpense(draft: Draft): Expense {
  const currency = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const chosen = useAtomValue(accountsAtom).find(({ id }) => id === draft.accountId);
  const usualAccount = useAtomValue(usualAccountAtom);
  const usualCategory = useAtomValue(usualCategoryAtom);
  const convert = useAtomValue(convertAtom);
  const account = chosen ?? usualAccount;
  const category = useNamedCategory(draft.category) ?? usualCategory;
  return { currency, account, category, paid: paidOf(draft, currency, account, convert) };
}

/** A category by its id, or by its name as stored or as shown. */
function useNamedCategory(wanted: string | null): CategoryView | undefined {
  const categories = useAtomValue(categoriesAtom);
  const names = useNames();
  if (wanted === null) return undefined;
  const folded = wanted.toLocaleLowerCase();
  const isNamed = ({ name }: CategoryView) =>
    [name, names(name)].some((each) => each.toLocaleLowerCase() === folded);
  return categories.find(({ id }) => id === wanted) ?? categories.find(isNamed);
}
