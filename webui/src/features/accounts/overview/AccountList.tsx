import { useTranslation } from "react-i18next";
import type { AccountView } from "@/state/budget/accounts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { AccountRow } from "./AccountRow";
import type { AccountSheets } from "../useSheets";

export interface AccountListProps {
  accounts: readonly AccountView[];
  sheets: AccountSheets;
}

/** A press opens what can be done with an account, as does its menu. */
export function AccountList({ accounts, sheets }: AccountListProps) {
  const { t } = useTranslation();
  return (
    <ListGroup label={t("accounts.title")}>
      {accounts.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          onMenu={() => {
            sheets.openFor("actions", account);
          }}
        />
      ))}
    </ListGroup>
  );
}
