import { useAtomValue } from "@/state/useAtomValue";
import { useLocation, useNavigate, useParams } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { accountByIdAtom, type AccountView } from "@/state/budget/accounts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { AccountRow } from "./AccountRow";
import type { AccountSheets } from "../useSheets";

export interface AccountListProps {
  accounts: readonly AccountView[];
  sheets: AccountSheets;
}

/** A press leads to the page of an account; its menu has what can be done with it. */
export function AccountList({ accounts, sheets }: AccountListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { accountId } = useParams();
  const isThere = useIsThere();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <ListGroup label={t("accounts.title")}>
      {accounts.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          onOpen={isThere(account) ? () => void navigate(`/accounts/${account.id}${search}`) : undefined}
          selected={account.id === accountId}
          onMenu={canEdit && isThere(account) ? () => sheets.openFor("actions", account) : undefined}
        />
      ))}
    </ListGroup>
  );
}

/** Return a check for present accounts: a past month may show one that was deleted since. */
function useIsThere(): (account: AccountView) => boolean {
  const accounts = useAtomValue(accountByIdAtom);
  return ({ id }) => accounts.get(id)?.deleted === false;
}
