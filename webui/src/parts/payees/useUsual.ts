import { useAtomValue } from "@/state/useAtomValue";
import type { PayeeRow } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";

/** Return a function that says where the last entry of a payee was booked: "Food · Cash". */
export function useUsual(): (row: PayeeRow) => string | undefined {
  const names = useNames();
  const [accounts, categories] = [useAtomValue(accountByIdAtom), useAtomValue(categoryByIdAtom)];
  return ({ categoryId, accountId }) => {
    const places = [categories.get(categoryId ?? "")?.name, accounts.get(accountId)?.name];
    const known = places.filter((name) => name !== undefined).map(names);
    return known.length === 0 ? undefined : known.join(" · ");
  };
}
