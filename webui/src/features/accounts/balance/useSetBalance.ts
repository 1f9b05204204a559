import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { money, type Account, type AddExpense } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useIntent } from "@/parts/forms/useIntent";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoableChange, type UndoableChange } from "@/parts/useUndoToast";
import type { AccountView } from "@/state/budget/accounts";
import { convertAtom } from "@/state/budget/conversion";
import { workspaceAtom } from "@/state/budget/workspace";

export interface WantedBalance {
  readonly balance: string;
  /** The balance less the one that was seen. */
  readonly difference: string;
  /** Category of the missing amount; null: the balance is corrected. */
  readonly categoryId: string | null;
}

/** Sets the balance of an account, given as the person saw it, and offers to take that back; closes once it is done. */
export function useSetBalance(seen: AccountView, onClose: () => void) {
  const { t } = useTranslation();
  const [names, show] = [useNames(), useMoney()];
  const [change, announce] = [useUndoableChange(), useAnnounced()];
  const { once, idOf } = useIntent();
  const expenseOf = useExpense(seen);
  const [isBusy, setBusy] = useState(false);
  const set = async (wanted: WantedBalance) => {
    setBusy(true);
    const expense = expenseOf(wanted);
    const made = expense === null ? correction(seen, wanted.balance) : booking(idOf("his"), expense);
    const values = { name: names(seen.name), amount: show(wanted.balance, seen.currency).text };
    const outcome = await once(() => change({ ...made, text: t("accounts.balanceSet", values) }));
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
