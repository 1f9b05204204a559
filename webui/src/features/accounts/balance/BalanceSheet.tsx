import { useState } from "react";
import { currencies, money as rule, money, type Account, type AddExpense } from "@/domain";
import { amountInWords, currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { typedOf } from "@/parts/forms/typedMoney";
import type { AccountView } from "@/state/budget/accounts";
import { Button } from "@/ui/actions/Button";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { Keypad } from "@/ui/keypad/Keypad";
import { KeypadAmount } from "@/ui/keypad/KeypadAmount";
import { totalOf } from "@/ui/keypad/terms";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { categoriesAtom } from "@/state/budget/categories";
import { convertAtom } from "@/state/budget/conversion";
import { workspaceAtom } from "@/state/budget/workspace";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { useIntent } from "@/parts/forms/useIntent";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoableChange, type UndoableChange } from "@/parts/useUndoToast";
import css from "./BalanceSheet.module.css";

export interface BalanceSheetProps {
  open: boolean;
  account: AccountView;
  onClose: () => void;
}

/** The balance as the bank or the wallet has it, with the difference before it is set. */
export function BalanceSheet({ open, account, onClose }: BalanceSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("accounts.setBalance")}>
      <BalanceForm account={account} onClose={onClose} />
    </FormSheet>
  );
}

/** Starts from the account as it was when the sheet opened: that balance is the one that was seen. */
function BalanceForm({ account, onClose }: Omit<BalanceSheetProps, "open">) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const [seen] = useState(account);
  const [typed, setTyped] = useState<string | null>(null);
  const [isNegative, setNegative] = useState(seen.budget.startsWith("-"));
  const [category, setCategory] = useState<string | null>(null);
  const { set, isBusy } = useSetBalance(seen, onClose);
  useUnsaved(() => typed !== null);
  const { currency, budget } = seen;
  const text = typed ?? typedOf(budget.replace("-", ""));
  const wanted = rule.fromText(signed(totalOf(text), isNegative));
  const difference = wanted - rule.fromText(budget);
  const [balance, less] = [rule.formatText(wanted), rule.formatText(difference)];
  const categoryId = difference < rule.ZERO ? category : null;
  const submit = () => {
    if (difference !== rule.ZERO) void set({ balance, difference: less, categoryId });
  };
  return (
    <div className={css["Balance"]}>
      <p>{t("accounts.balanceQuestion")}</p>
      <KeypadAmount
        text={text}
        like={money("0", currency)}
        isNegative={isNegative}
        spoken={amountInWords(balance, currency, language)}
      />
      <dl className={css["Balance-facts"]}>
        <div>
          <dt>{t("accounts.inApp")}</dt>
          <dd>{money(budget, currency).text}</dd>
        </div>
        <div>
          <dt>{t("accounts.difference")}</dt>
          <dd>{money(less, currency, { signed: true }).text}</dd>
        </div>
      </dl>
      <ChipRow label={t("accounts.differenceAs")}>
        {difference < rule.ZERO && (
          <>
            <Chip
              text={t("accounts.correction")}
              pressed={categoryId === null}
              onClick={() => setCategory(null)}
            />
            <CategoryChip account={seen} value={categoryId} onChoose={setCategory} />
          </>
        )}
        <Chip text={t("accounts.belowZero")} pressed={isNegative} onClick={() => setNegative(!isNegative)} />
      </ChipRow>
      <Keypad
        value={text}
        isOffered={typed === null}
        onChange={setTyped}
        decimals={currencies.moneyDigits(currency)}
        label={t("accounts.balanceIn", { currency: currencyInWords(currency, language) })}
        pointLabel={t("keypad.point")}
        backspaceLabel={t("keypad.backspace")}
        calculator={{
          plus: t("add.keys.plus"),
          minus: t("add.keys.minus"),
          equals: t("add.keys.equals"),
          zeros: t("add.keys.zeros"),
        }}
        onEnter={submit}
      />
      <Button size="l" block busy={isBusy} disabled={difference === rule.ZERO} onClick={submit}>
        {t("accounts.setTo", { amount: money(balance, currency).text })}
      </Button>
    </div>
  );
}

/** A sum that is below zero itself keeps its minus. */
function signed(total: string, isNegative: boolean): string {
  return isNegative && !total.startsWith("-") ? `-${total}` : total;
}

interface CategoryChipProps {
  account: AccountView;
  value: string | null;
  onChoose: (categoryId: string) => void;
}

/** Chooses the category that what is missing was spent on; nothing for a currency without a rate. */
function CategoryChip({ account, value, onChoose }: CategoryChipProps) {
  const { t } = useTranslation();
  const names = useNames();
  const categories = useAtomValue(categoriesAtom);
  const convert = useAtomValue(convertAtom);
  const target = useAtomValue(workspaceAtom)?.currencyCode ?? account.currency;
  const chosen = categories.find(({ id }) => id === value);
  if (categories.length === 0 || convert("1", account.currency, target) === null) return null;
  const text = t("accounts.inCategory");
  return (
    <ChoiceSheet
      title={text}
      choices={categories.map(({ id, name, icon }) => ({
        value: id,
        text: names(name),
        start: <IconTile icon={categoryIcon(icon)} size="s" />,
      }))}
      value={value ?? ""}
      onChoose={onChoose}
    >
      {(open) => (
        <Chip
          text={chosen ? names(chosen.name) : text}
          aria-label={chosen && `${text}: ${names(chosen.name)}`}
          icon={chosen && categoryIcon(chosen.icon)}
          pressed={chosen !== undefined}
          opens
          onClick={open}
        />
      )}
    </ChoiceSheet>
  );
}

interface WantedBalance {
  readonly balance: string;
  /** The balance less the one that was seen. */
  readonly difference: string;
  /** Category of the missing amount; null: the balance is corrected. */
  readonly categoryId: string | null;
}

/** Sets the balance of an account, given as the person saw it, and offers to take that back; closes once it is done. */
function useSetBalance(seen: AccountView, onClose: () => void) {
  const { t } = useTranslation();
  const [names, show] = [useNames(), useMoney()];
  const [change, announce] = [useUndoableChange(), useAnnounced()];
  const { once, idOf } = useIntent();
  const expenseOf = useExpense(seen);
  const [isBusy, setBusy] = useState(false);
  const set = async (wanted: WantedBalance) => {
    setBusy(true);
    const expense = expenseOf(wanted);
    const operation = expense === null ? correction(seen, wanted.balance) : booking(idOf("his"), expense);
    const values = { name: names(seen.name), amount: show(wanted.balance, seen.currency).text };
    const outcome = await once(() => change({ ...operation, text: t("accounts.balanceSet", values) }));
    setBusy(false);
    if (outcome?.ok) onClose();
    else if (outcome) announce(outcome);
  };
  return { set, isBusy };
}

type Change = Pick<UndoableChange, "operation" | "undo">;

/** Only the difference to the balance that was seen is booked. */
function correction({ id, budget: prevBudget }: Account, budget: string): Change {
  const name = "updateAccount" as const;
  return {
    operation: { name, id, body: { budget, prevBudget } },
    undo: { name, id, body: { budget: prevBudget, prevBudget: budget } },
  };
}

function booking(id: string, body: AddExpense): Change {
  return { operation: { name: "addExpenses", id, body }, undo: { name: "deleteHistory", id } };
}

/** Return the expense of what is missing: so much leaves the account, whatever it is in the workspace currency. */
function useExpense({ id: accountId, currency }: AccountView) {
  const convert = useAtomValue(convertAtom);
  const target = useAtomValue(workspaceAtom)?.currencyCode ?? currency;
  return ({ difference, categoryId }: WantedBalance): AddExpense | null => {
    if (categoryId === null) return null;
    const accountValue = money.formatText(-money.fromText(difference));
    const value = convert(accountValue, currency, target)?.amount ?? null;
    if (value === null) return null;
    return { accountId, categoryId, value, ...(currency !== target && { accountValue }) };
  };
}
