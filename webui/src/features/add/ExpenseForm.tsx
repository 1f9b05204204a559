import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import type { EntryView } from "@/state/budget/history";
import { Button } from "@/ui/actions/Button";
import { Keypad } from "@/ui/keypad/Keypad";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { AmountEntry, type Target } from "./amount/AmountEntry";
import { Direction } from "./direction/Direction";
import type { Draft } from "./draft";
import { bodyOf, decimalsOf } from "./expense";
import { Meta } from "./meta/Meta";
import { useExpense } from "./useExpense";
import { useSaveExpense } from "./useSaveExpense";

export interface ExpenseFormProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** The entry this one takes the place of. */
  replaced: EntryView | null;
  /** It was booked. */
  onDone: () => void;
}

/** The expense keypad: amount, conversion, account and category, day and note. */
export function ExpenseForm({ draft, onDraft, replaced, onDone }: ExpenseFormProps) {
  const { t } = useTranslation();
  const [target, setTarget] = useState<Target>("value");
  const expense = useExpense(draft);
  const aim = expense.paid === null ? "value" : target;
  const submit = useSubmit(draft, expense, replaced, onDone);
  const change = (changes: Partial<Draft>) => {
    onDraft({ ...draft, ...changes });
  };
  return (
    <>
      <AmountEntry draft={draft} expense={expense} target={aim} onTarget={setTarget} />
      <Direction expense={expense} onChange={change} />
      <Meta draft={draft} onChange={change} />
      <Keys draft={draft} code={codeOf(aim, expense)} target={aim} onChange={change} onEnter={submit} />
      <Button size="l" block disabled={submit === undefined} onClick={submit}>
        {t(replaced === null ? "add.submit" : "add.save")}
      </Button>
    </>
  );
}

type Filled = ReturnType<typeof useExpense>;

/** Undefined while something is missing. */
function useSubmit(draft: Draft, expense: Filled, replaced: EntryView | null, onDone: () => void) {
  const save = useSaveExpense(replaced);
  if (bodyOf(draft, expense, replaced, new Date(0)) === null) return undefined;
  return () => {
    const body = bodyOf(draft, expense, replaced, new Date());
    if (body === null) return;
    void save(body).then((isBooked) => {
      if (isBooked) onDone();
    });
  };
}

function codeOf(target: Target, { currency, account }: Filled): string {
  return target === "account" && account !== undefined ? account.currency : currency;
}

interface KeysProps {
  draft: Draft;
  code: string;
  target: Target;
  onChange: (changes: Partial<Draft>) => void;
  onEnter: (() => void) | undefined;
}

function Keys({ draft, code, target, onChange, onEnter }: KeysProps) {
  const { t } = useTranslation();
  const currency = currencyInWords(code, useLanguage());
  const enter = (text: string) => {
    if (target === "value") onChange({ text });
    else onChange({ accountText: text === EMPTY ? null : text });
  };
  return (
    <Keypad
      value={target === "value" ? draft.text : (draft.accountText ?? EMPTY)}
      onChange={enter}
      decimals={decimalsOf(code)}
      label={t("add.amountIn", { currency })}
      pointLabel={t("keypad.point")}
      backspaceLabel={t("keypad.backspace")}
      {...(onEnter ? { onEnter } : {})}
    />
  );
}
