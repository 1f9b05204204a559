import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { Picker } from "./Picker";
import { SheetList } from "@/ui/overlays/SheetList";

export interface FromPickerProps {
  /** Undefined while nothing was read. */
  account: AccountView | undefined;
  onChoose: (accountId: string) => void;
}

export function FromPicker({ account, onChoose }: FromPickerProps) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  const [open, setOpen] = useState(false);
  const name = names(account?.name ?? "");
  const amount = account === undefined ? "" : money(account.budget, account.currency).text;
  return (
    <>
      <Picker
        icon={accountIcon(account?.icon ?? "")}
        name={name}
        caption={amount}
        label={t("add.from", { name, amount })}
        onPress={() => {
          setOpen(true);
        }}
      />
      <SheetList
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={t("add.fromTitle")}
        closeLabel={t("actions.close")}
        choices={useChoices()}
        value={account?.id}
        onChoose={onChoose}
      />
    </>
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
