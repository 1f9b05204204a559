import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { Picker } from "./Picker";

export interface AccountPickerProps {
  /** The one the money leaves, or the one it arrives in. */
  side: "from" | "into";
  /** Undefined while nothing was read, or it has to be chosen anew. */
  account: AccountView | undefined;
  onChoose: (accountId: string) => void;
}

export function AccountPicker({ side, account, onChoose }: AccountPickerProps) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  const name = account === undefined ? t("add.noCategory") : names(account.name);
  const amount =
    account === undefined ? t("add.chooseAccount") : money(account.budget, account.currency).text;
  return (
    <ChoiceSheet title={t(`add.${side}Title`)} choices={useChoices()} value={account?.id} onChoose={onChoose}>
      {(open) => (
        <Picker
          icon={accountIcon(account?.icon ?? "")}
          name={name}
          caption={amount}
          label={t(`add.${side}`, { name, amount })}
          onPress={open}
        />
      )}
    </ChoiceSheet>
  );
}

function useChoices() {
  const [money, names] = [useMoney(), useNames()];
  return useAtomValue(accountsAtom).map(({ id, name, icon, budget, currency }) => ({
    value: id,
    text: names(name),
    sub: money(budget, currency).text,
    start: <IconTile icon={accountIcon(icon)} />,
  }));
}
