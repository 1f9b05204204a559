import { amountInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { KeypadAmount } from "@/ui/keypad/KeypadAmount";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { amountOf, type Draft } from "../draft";
import type { Expense } from "../expense";
import { PaidPill } from "./PaidPill";
import { ValuePill } from "./ValuePill";

/** Which amount the keys go to: the expense's, or what leaves the account. */
export type Target = "value" | "account";

export interface AmountEntryProps {
  draft: Draft;
  expense: Expense;
  target: Target;
  onTarget: (target: Target) => void;
}

/** The typed amount, and below it the other one when the account is kept in another currency. */
export function AmountEntry({ draft, expense, target, onTarget }: AmountEntryProps) {
  const money = useMoney();
  const language = useLanguage();
  const { currency, account } = expense;
  const isAccount = target === "account" && account !== undefined;
  const code = isAccount ? account.currency : currency;
  const text = isAccount ? accountText(draft, expense) : draft.text;
  return (
    <KeypadAmount text={text} like={money("0", code)} spoken={amountInWords(amountOf(text), code, language)}>
      {isAccount ? (
        <ValuePill
          draft={draft}
          expense={expense}
          onPress={() => {
            onTarget("value");
          }}
        />
      ) : (
        <PaidPill
          expense={expense}
          onPress={() => {
            onTarget("account");
          }}
        />
      )}
    </KeypadAmount>
  );
}

/** Until a key is pressed the converted amount stands there. */
function accountText({ accountText: typed }: Draft, { paid }: Expense): string {
  if (typed !== null) return typed;
  return paid?.kind === "converted" ? paid.amount : EMPTY;
}
