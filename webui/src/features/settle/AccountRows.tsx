import { useAtomValue } from "@/state/useAtomValue";
import { Ban } from "lucide-react";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { accountsAtom } from "@/state/budget/accounts";
import { convertAtom } from "@/state/budget/conversion";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import type { BookedAmounts, PaymentAccounts } from "./booked";

export interface AccountRowsProps {
  sides: PaymentAccounts;
  value: string;
  currencyCode: string;
  /** Amounts of the accounts that are not converted anew. */
  booked: BookedAmounts;
  onChange: (sides: PaymentAccounts) => void;
}

/** The accounts that a payment moves; either may be none. */
export function AccountRows({ sides, booked, onChange, ...amount }: AccountRowsProps) {
  const { t } = useTranslation();
  return (
    <ListGroup>
      <AccountRow
        label={t("settle.leaves")}
        chosen={sides.fromAccountId}
        besides={sides.accountId}
        booked={booked.fromValue}
        onChoose={(fromAccountId) => onChange({ ...sides, fromAccountId })}
        {...amount}
      />
      <AccountRow
        label={t("settle.arrives")}
        chosen={sides.accountId}
        besides={sides.fromAccountId}
        booked={booked.accountValue}
        onChoose={(accountId) => onChange({ ...sides, accountId })}
        {...amount}
      />
    </ListGroup>
  );
}

interface AccountRowProps extends Pick<AccountRowsProps, "value" | "currencyCode"> {
  label: string;
  chosen: string | null;
  /** The account on the other side. */
  besides: string | null;
  booked: string | undefined;
  onChoose: (accountId: string | null) => void;
}

const NONE = "";

function AccountRow({ label, chosen, besides, booked, onChoose, value, currencyCode }: AccountRowProps) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  const accounts = useAtomValue(accountsAtom);
  const account = accounts.find(({ id }) => id === chosen);
  const name = account === undefined ? t("settle.noAccount") : names(account.name);
  const converted = useConverted(value, currencyCode, account?.currency, booked);
  const choices = [
    {
      value: NONE,
      text: t("settle.noAccount"),
      sub: t("settle.noAccountSub"),
      start: <IconTile icon={{ glyph: Ban, hue: "slate" }} />,
    },
    ...accounts
      .filter(({ id }) => id !== besides)
      .map(({ id, name: own, icon, budget, currency }) => ({
        value: id,
        text: names(own),
        sub: money(budget, currency).text,
        start: <IconTile icon={accountIcon(icon)} />,
      })),
  ];
  return (
    <ChoiceSheet
      title={label}
      choices={choices}
      value={chosen ?? NONE}
      onChoose={(id) => onChoose(id === NONE ? null : id)}
    >
      {(open) => (
        <ListRow
          compact
          chevron
          title={label}
          sub={converted}
          endSub={name}
          label={t("settle.accountChange", { label, name })}
          onPress={open}
        />
      )}
    </ChoiceSheet>
  );
}

/** Return what an amount comes to in an account of another currency, or that there is no rate. */
function useConverted(
  value: string,
  currencyCode: string,
  currency: string | undefined,
  booked: string | undefined,
): string | undefined {
  const { t } = useTranslation();
  const money = useMoney();
  const convert = useAtomValue(convertAtom);
  if (currency === undefined || currency === currencyCode) return undefined;
  if (booked !== undefined) return money(booked, currency).text;
  const conversion = convert(value, currencyCode, currency);
  return conversion === null
    ? t("settle.noRate", { currency })
    : t("settle.converted", { amount: money(conversion.amount, currency).text });
}
