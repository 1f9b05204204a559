import { TriangleExclamationPoint } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { AddExpense } from "@/domain";
import { useIntent, type Intent } from "@/parts/forms/useIntent";
import type { EntryView } from "@/state/budget/history";
import { DECLINED, type Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { Banner } from "@/ui/frame/Banner";
import { AmountEntry, type Target } from "./amount/AmountEntry";
import { AmountKeys } from "./amount/AmountKeys";
import { Direction } from "./direction/Direction";
import type { Draft } from "./draft";
import { bodyOf, type Expense } from "./expense";
import { Meta } from "@/parts/meta/Meta";
import { useBookNow, type BookNow } from "@/parts/meta/useBookNow";
import { useExpense } from "./useExpense";
import { useSaveExpense } from "./useSaveExpense";

export interface ExpenseFormProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** The entry this one takes the place of. */
  replaced: EntryView | null;
  /** Saves it in another way than by booking it. */
  onSave?: ((body: AddExpense) => Promise<Outcome>) | undefined;
  /** Tells one expense from the next where the form stays open. */
  turn?: number;
  /** It was booked, or given up. */
  onDone: () => void;
}

/** The expense keypad: amount, conversion, account and category, day and note. */
export function ExpenseForm({ draft, onDraft, replaced, onSave, turn = 0, onDone }: ExpenseFormProps) {
  const [target, setTarget] = useState<Target>("value");
  const expense = useExpense(draft);
  const aim = expense.paid === null ? "value" : target;
  const intent = useIntent(turn);
  const bookNow = useBookNow();
  const submit = useSubmit({ draft, expense, replaced, onSave, intent, bookNow, onDone });
  const change = (changes: Partial<Draft>) => {
    onDraft({ ...draft, ...changes });
  };
  return (
    <>
      <AmountEntry draft={draft} expense={expense} target={aim} onTarget={setTarget} onDraft={change} />
      <Direction expense={expense} onChange={change} />
      <Meta draft={draft} onChange={change} />
      <AmountKeys draft={draft} expense={expense} target={aim} onChange={change} onEnter={submit} />
      <Closing
        left={intent.left}
        submit={submit}
        isCorrection={replaced !== null || onSave !== undefined}
        onDone={onDone}
      />
      {bookNow.dialog}
    </>
  );
}

interface ClosingProps extends Pick<ExpenseFormProps, "onDone"> {
  /** Why nothing can be booked any more. */
  left: string | undefined;
  submit: (() => void) | undefined;
  isCorrection: boolean;
}

/** The one button; once the workspace is left, why nothing was booked. */
function Closing({ left, submit, isCorrection, onDone }: ClosingProps) {
  const { t } = useTranslation();
  if (left !== undefined) {
    return (
      <Banner glyph={TriangleExclamationPoint} text={left} inset>
        <Button kind="text" onClick={onDone}>
          {t("actions.discard")}
        </Button>
      </Banner>
    );
  }
  return (
    <Button size="l" block disabled={submit === undefined} onClick={submit}>
      {t(isCorrection ? "add.save" : "add.submit")}
    </Button>
  );
}

interface Submission extends Pick<ExpenseFormProps, "draft" | "replaced" | "onSave" | "onDone"> {
  expense: Expense;
  intent: Intent;
  bookNow: BookNow;
}

/** Undefined while something is missing. */
function useSubmit({ draft, expense, replaced, onSave, intent, bookNow, onDone }: Submission) {
  const book = useSaveExpense(replaced);
  const save = onSave ?? book;
  if (intent.left !== undefined || bodyOf(draft, expense, replaced, new Date(0)) === null) return undefined;
  return () => {
    const body = bodyOf(draft, expense, replaced, new Date());
    if (body === null) return;
    void intent
      .once(async () => {
        const isBooked = await bookNow.ask(draft.day, replaced?.localDay ?? null);
        return isBooked ? save(body, intent.idOf) : DECLINED;
      })
      .then((outcome) => {
        if (outcome?.ok === true) onDone();
      });
  };
}
