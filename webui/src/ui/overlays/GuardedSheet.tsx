import { useState } from "react";
import type { ConfirmDialogProps } from "./ConfirmAlert";
import { ConfirmDialog } from "./ConfirmDialog";
import { Sheet } from "./Sheet";
import type { SheetProps } from "./SheetDrawer";

/** Question before something entered is thrown away. */
export type UnsavedQuestion = Pick<ConfirmDialogProps, "title" | "text" | "cancelLabel" | "confirmLabel">;

export interface GuardedSheetProps extends Omit<SheetProps, "onUnsaved"> {
  question: UnsavedQuestion;
}

/** A sheet with a form, which is asked (`useUnsaved`) when the sheet is to close: nothing entered is thrown away unasked. */
export function GuardedSheet({ question, children, ...sheet }: GuardedSheetProps) {
  const [asking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  const keep = () => setAsking(false);
  const discard = () => {
    keep();
    sheet.onClose();
  };
  return (
    <Sheet {...sheet} onUnsaved={ask}>
      {children}
      <ConfirmDialog {...question} open={asking} danger onCancel={keep} onConfirm={discard} />
    </Sheet>
  );
}
