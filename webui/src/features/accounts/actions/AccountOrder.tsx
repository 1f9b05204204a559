import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { OrderSheet } from "@/parts/order/OrderSheet";
import { accountsAtom } from "@/state/budget/accounts";
import { accountIcon } from "@/ui/art/icons";

export interface AccountOrderProps {
  open: boolean;
  onClose: () => void;
}

/** The order in which accounts are shown everywhere. */
export function AccountOrder({ open, onClose }: AccountOrderProps) {
  const { t } = useTranslation();
  const names = useNames();
  const rows = useAtomValue(accountsAtom).map(({ id, name, icon }) => ({
    id,
    name: names(name),
    icon: accountIcon(icon),
  }));
  return (
    <OrderSheet
      open={open}
      title={t("order.account")}
      rows={rows}
      operation={(ids) => ({ name: "orderAccounts", body: { ids } })}
      onClose={onClose}
    />
  );
}
