import { useState } from "react";
import type { AccountView } from "@/state/budget/accounts";

export type SheetName = "add" | "deleted" | "order" | "actions" | "edit";

export interface AccountSheets {
  /** The one that is open. */
  readonly shown: SheetName | null;
  /** Whose; kept while its sheet slides away. */
  readonly accountId: string | null;
  readonly open: (name: "add" | "deleted" | "order") => void;
  readonly openFor: (name: SheetName, account: AccountView) => void;
  readonly close: () => void;
}

/** Which sheet stands over the accounts. */
export function useSheets(): AccountSheets {
  const [shown, setShown] = useState<SheetName | null>(null);
  const [accountId, setAccountId] = useState<string | null>(null);
  return {
    shown,
    accountId,
    open: (name) => {
      setAccountId(null);
      setShown(name);
    },
    openFor: (name, { id }) => {
      setAccountId(id);
      setShown(name);
    },
    close: () => setShown(null),
  };
}
