import { accountsAtom } from "@/state/budget/accounts";
import { useAtomValue } from "@/state/useAtomValue";
import type { Import } from "../useImport";

/** Return the currency of a file's amounts: that of its account, or the one it names itself; null while both are open. */
export function useFileCurrency({ options, preview }: Import): string | null {
  const accounts = useAtomValue(accountsAtom);
  const [first] = preview?.file.accounts ?? [];
  const id = options.accountId ?? first?.accountId;
  const made = options.newAccounts.find((account) => account.id === id);
  const own = accounts.find((account) => account.id === id);
  return made?.currencyCode ?? own?.currency ?? first?.currencyCode ?? null;
}
