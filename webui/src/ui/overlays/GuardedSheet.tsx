import { useState } from "react";
import type { ConfirmDialogProps } from "./ConfirmAlert";
import { ConfirmDialog } from "./ConfirmDialog";
import { Sheet } from "./Sheet";
import type { SheetProps } from "./SheetDrawer";

/** What is asked before something entered is thrown away. */
export type UnsavedQuestion = Pick<ConfirmDialogProps, "title" | "text" | "cancelLabel" | "confirmLabel">;

export interface GuardedSheetProps extends Omit<SheetProps, "onUnsaved"> {
  /** Something was entered that closing would lose. */
  unsaved: boolean;
  question: UnsavedQuestion;
}

/** A sheet with a form: what was entered is not thrown away without asking. */
export function GuardedSheet({ unsaved, question, children, ...sheet }: GuardedSheetProps) {
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
  };
  const keep = () => {
    setAsking(false);
  };
  const discard = () => {
    keep();
    sheet.onClose();
  };
  return (
    <Sheet {...sheet} onUnsaved={unsaved ? ask : undefined}>
      {children}
      <ConfirmDialog {...question} open={asking} danger onCancel={keep} onConfirm={discard} />
    </Sheet>
  );
}
