import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { Picker } from "./Picker";

export interface FromPickerProps {
  /** Undefined while nothing was read. */
  account: AccountView | undefined;
  onChoose: (accountId: string) => void;
}

export function FromPicker({ account, onChoose }: FromPickerProps) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  const name = names(account?.name ?? "");
  const amount = account === undefined ? "" : money(account.budget, account.currency).text;
  return (
    <ChoiceSheet title={t("add.fromTitle")} choices={useChoices()} value={account?.id} onChoose={onChoose}>
      {(open) => (
        <Picker
          icon={accountIcon(account?.icon ?? "")}
          name={name}
          caption={amount}
          label={t("add.from", { name, amount })}
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
