import { useAtomValue } from "@/state/useAtomValue";
import { ArrowRightLeft, BanknoteArrowDown, Scale } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";
import { RoundAction, RoundActions } from "@/ui/actions/RoundActions";

export interface AccountActionsProps {
  account: AccountView;
  onSetBalance: () => void;
}

/** Income, a transfer where there is another account, and the balance as the bank has it. */
export function AccountActions({ account, onSetBalance }: AccountActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasOthers = useAtomValue(accountsAtom).length > 1;
  if (!useAtomValue(canEditAtom)) return null;
  const enter = (kind: "income" | "transfer") => () => {
    void navigate(`/add?kind=${kind}&account=${account.id}`);
  };
  return (
    <RoundActions>
      <RoundAction glyph={BanknoteArrowDown} text={t("accounts.addAmount")} onPress={enter("income")} />
      {hasOthers && (
        <RoundAction glyph={ArrowRightLeft} text={t("accounts.transfer")} onPress={enter("transfer")} />
      )}
      <RoundAction glyph={Scale} text={t("accounts.setBalance")} onPress={onSetBalance} />
    </RoundActions>
  );
}
