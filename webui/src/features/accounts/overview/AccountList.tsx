import { useAtomValue } from "@/state/useAtomValue";
import { useLocation, useNavigate, useParams } from "react-router";
import { Star, TriangleExclamationPoint } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { accountByIdAtom, type AccountView } from "@/state/budget/accounts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Amount } from "@/ui/figures/Amount";
import { Icon } from "@/ui/art/Icon";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import type { AccountSheets } from "../Sheets";
import { useAccountTexts } from "./useAccountTexts";
import css from "./AccountRow.module.css";

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
          onMenu={canEdit && isThere(account) ? () => sheets.open("actions", account.id) : undefined}
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

interface AccountRowProps {
  account: AccountView;
  /** A press; none for an account that was deleted since, as with its menu. */
  onOpen: (() => void) | undefined;
  onMenu: (() => void) | undefined;
  /** Its page stands beside the accounts. */
  selected?: boolean;
}

function AccountRow({ account, onOpen, onMenu, selected = false }: AccountRowProps) {
  const { t } = useTranslation();
  const { name, sub, amount, tone, second, label } = useAccountTexts()(account);
  return (
    <ListRow
      title={name}
      tag={account.isMainAccount && <Tag text={t("accounts.main")} tone="info" glyph={Star} />}
      sub={sub}
      start={<IconTile icon={accountIcon(account.icon)} />}
      end={<Amount parts={amount} tone={tone} />}
      endSub={account.isWithoutRate ? <NoRate text={second} /> : second}
      label={label}
      selected={selected}
      onPress={onOpen}
      onMenu={onMenu}
    />
  );
}

function NoRate({ text }: { text: string }) {
  return (
    <span className={css["AccountRow-noRate"]}>
      <Icon glyph={TriangleExclamationPoint} size={14} />
      {text}
    </span>
  );
}
