import { memo, useState } from "react";
import { BanknoteArrowDown } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useAtomValue } from "@/state/useAtomValue";
import { currencies, money } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { categoryByIdAtom, type CategoryView } from "@/state/budget/categories";
import { categoryIcon, accountIcon } from "@/ui/art/icons";
import { CategoryChoices, useRest } from "@/parts/CategoryChoices";
import { ViewToggle } from "@/parts/ViewToggle";
import { Sheet } from "@/ui/overlays/Sheet";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";
import { IconTile } from "@/ui/art/IconTile";
import { amountOf } from "../draft";
import type { Draft } from "../draftFields";
import type { Choices } from "../booking";
import { Picker, PickerPair } from "./Picker";
import { amountsOf } from "../split/draftLines";

export interface DirectionProps {
  draft: Draft;
  booking: Choices;
  /** Opens the lines of a split. */
  onSplit: () => void;
  /** Asks for the payer of an income. */
  onPayer: () => void;
  onChange: (changes: Partial<Draft>) => void;
}

/** An amount typed for one account's side is none of another's. */
const CONVERTED = { accountText: null, accountTextFor: null };

/** From which account to which category or account, of a refund the other way; of an income from the payee to where it arrives. */
export const Direction = memo(function Direction(props: DirectionProps) {
  const { draft, booking, onSplit, onPayer, onChange } = props;
  const { kind, from, to, category } = booking;
  // An account chosen for both sides changes places with the other.
  const leave = (fromId: string) => {
    const swapped = kind === "transfer" && fromId === to?.id ? { toId: from?.id ?? null } : {};
    onChange({ ...CONVERTED, ...swapped, fromId });
  };
  const arrive = (toId: string) => {
    const swapped = kind === "transfer" && toId === from?.id ? { fromId: to?.id ?? null } : {};
    onChange({ ...CONVERTED, ...swapped, toId });
  };
  const arriving = <AccountPicker side="into" account={to} onChoose={arrive} />;
  if (kind === "income") {
    return <PickerPair from={<PayerPicker payee={draft.payee} onPress={onPayer} />} to={arriving} />;
  }
  const leaving = (
    <AccountPicker side={kind === "refund" ? "into" : "from"} account={from} onChoose={leave} />
  );
  if (kind === "transfer") return <PickerPair from={leaving} to={arriving} />;
  const spent =
    draft.lines.length > 1 ? (
      <SplitPicker draft={draft} currency={booking.currency} onPress={onSplit} />
    ) : (
      <CategoryPicker category={category} onChoose={(chosen) => onChange({ category: chosen })} />
    );
  return kind === "refund" ? (
    <PickerPair from={spent} to={leaving} />
  ) : (
    <PickerPair from={leaving} to={spent} />
  );
});

interface PayerPickerProps {
  payee: string;
  onPress: () => void;
}

/** The payer of an income: the side it comes from. */
function PayerPicker({ payee, onPress }: PayerPickerProps) {
  const { t } = useTranslation();
  return (
    <Picker
      icon={{ glyph: BanknoteArrowDown, hue: "green" }}
      name={payee === "" ? t("payees.whoPays") : payee}
      caption={t("payees.from")}
      label={payee === "" ? t("payees.fromAdd") : t("payees.fromChange", { payee })}
      onPress={onPress}
    />
  );
}

interface SplitPickerProps {
  draft: Draft;
  currency: string;
  onPress: () => void;
}

/** The categories of a split in place of the one category; a press opens its lines. */
function SplitPicker({ draft: { lines, text }, currency, onPress }: SplitPickerProps) {
  const { t } = useTranslation();
  const [names, show] = [useNames(), useMoney()];
  const categories = useAtomValue(categoryByIdAtom);
  const chosen = lines.map(({ category }) => categories.get(category ?? ""));
  const name = [
    ...new Set(chosen.map((each) => (each === undefined ? t("add.noCategory") : names(each.name)))),
  ];
  const rest = amountsOf(lines, amountOf(text), currencies.moneyDigits(currency)).at(-1) ?? money.ZERO;
  const over = show(money.formatText(money.abs(rest)), currency).text;
  const caption =
    rest < money.ZERO
      ? t("add.split.tooMuch", { amount: over })
      : t("add.split.lines", { count: lines.length });
  return (
    <Picker
      icon={categoryIcon(chosen[0]?.icon ?? "")}
      name={name.join(", ")}
      caption={caption}
      label={t("add.split.change", { lines: `${caption}, ${name.join(", ")}` })}
      onPress={onPress}
    />
  );
}

interface CategoryPickerProps {
  /** Undefined while there is none. */
  category: CategoryView | undefined;
  onChoose: (categoryId: string) => void;
}

function CategoryPicker({ category, onChoose }: CategoryPickerProps) {
  const { t } = useTranslation();
  const [names, rest] = [useNames(), useRest()];
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = category === undefined ? t("add.noCategory") : names(category.name);
  const words = category === undefined ? "" : rest(category.id);
  return (
    <>
      <Picker
        icon={categoryIcon(category?.icon ?? "")}
        name={name}
        caption={category === undefined ? t("add.chooseCategory") : words}
        label={t("add.to", { name, amount: words })}
        onPress={() => setOpen(true)}
      />
      <Sheet open={open} onClose={close} title={t("add.toTitle")}>
        <ViewToggle />
        <CategoryChoices
          value={category?.id}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
        />
      </Sheet>
    </>
  );
}

interface AccountPickerProps {
  /** The one the money leaves, or the one it arrives in. */
  side: "from" | "into";
  /** Undefined while nothing was read, or it has to be chosen anew. */
  account: AccountView | undefined;
  onChoose: (accountId: string) => void;
}

function AccountPicker({ side, account, onChoose }: AccountPickerProps) {
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
