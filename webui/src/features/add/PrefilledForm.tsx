import { useState } from "react";
import { flushSync } from "react-dom";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { isTyped, type Draft } from "./draft";
import { ExpenseForm, type ExpenseFormProps } from "./ExpenseForm";

export interface PrefilledFormProps extends Pick<ExpenseFormProps, "replaced" | "onSave" | "onDone"> {
  start: Draft;
}

/** The keypad of a page, filled in; what is changed of it is not lost without asking. */
export function PrefilledForm({ start, onDone, ...form }: PrefilledFormProps) {
  const [first] = useState(start);
  const [draft, setDraft] = useState(start);
  const [isDone, setDone] = useState(false);
  useUnsaved(() => !isDone && isTyped(draft, first));
  const finish = () => {
    // Nothing is held any more at the moment of the step back.
    flushSync(() => {
      setDone(true);
    });
    onDone();
  };
  return <ExpenseForm draft={draft} onDraft={setDraft} onDone={finish} {...form} />;
}
