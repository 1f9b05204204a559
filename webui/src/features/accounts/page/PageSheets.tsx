import type { AccountView } from "@/state/budget/accounts";
import { BalanceSheet } from "../balance/BalanceSheet";
import { EditSheet } from "../form/EditSheet";

export interface PageSheetsProps {
  /** The one that is open. */
  shown: "edit" | "balance" | null;
  account: AccountView;
  onClose: () => void;
}

/** Everything that can stand over the page of an account, one at a time. */
export function PageSheets({ shown, account, onClose }: PageSheetsProps) {
  return (
    <>
      <EditSheet open={shown === "edit"} account={account} onClose={onClose} />
      <BalanceSheet open={shown === "balance"} account={account} onClose={onClose} />
    </>
  );
}
