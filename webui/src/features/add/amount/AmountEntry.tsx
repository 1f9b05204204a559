import { amountInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { KeypadAmount } from "@/ui/keypad/KeypadAmount";
import { amountOf, type Draft } from "../draft";
import { accountTextOf, type Expense } from "../expense";
import { AccountAmount, type AccountAmountProps } from "./AccountAmount";
import { AccountAmountPill, type AccountAmountPillProps } from "./AccountAmountPill";
import { ValuePill } from "./ValuePill";

/** Which amount the keys go to: the expense's, or what leaves the account. */
export type Target = "value" | "account";

export interface AmountEntryProps {
  onDraft: (changes: Partial<Draft>) => void;
  draft: Draft;
  expense: Expense;
  target: Target;
  onTarget: (target: Target) => void;
}

/** The typed amount, and below it the other one when the account is kept in another currency. */
export function AmountEntry({ draft, expense, target, onTarget, onDraft }: AmountEntryProps) {
  const money = useMoney();
  const language = useLanguage();
  const { currency, account } = expense;
  const isAccount = target === "account" && account !== undefined;
  const code = isAccount ? account.currency : currency;
  const text = isAccount ? accountTextOf(draft, expense) : draft.text;
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
        <Paying
          expense={expense}
          onPress={() => {
            onTarget("account");
          }}
          onKeep={() => {
            onDraft({ accountTextFor: draft.text });
          }}
          onConvert={() => {
            onDraft({ accountText: null, accountTextFor: null });
          }}
        />
      )}
    </KeypadAmount>
  );
}

/** Amount that leaves the account; a question once it was typed for another amount. */
function Paying({
  expense,
  onPress,
  onKeep,
  onConvert,
}: AccountAmountPillProps & Omit<AccountAmountProps, "paid">) {
  const { paid } = expense;
  if (paid?.kind !== "typed" || !paid.isOutdated)
    return <AccountAmountPill expense={expense} onPress={onPress} />;
  return <AccountAmount expense={expense} paid={paid} onKeep={onKeep} onConvert={onConvert} />;
}
