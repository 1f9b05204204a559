import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { Sheet } from "@/ui/Sheet";
import type { AddKeypadProps } from "./AddKeypad";
import { EMPTY_DRAFT, isTouched } from "./draft";
import { ExpenseForm } from "./ExpenseForm";

/** The keypad as a sheet; what was typed is not thrown away without asking. */
export function KeypadSheet({ request, open, onClose }: AddKeypadProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, category: request.categoryId });
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
  };
  const keep = () => {
    setAsking(false);
  };
  const discard = () => {
    keep();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("add.title")}
      closeLabel={t("actions.close")}
      onUnsaved={isTouched(draft) ? ask : undefined}
    >
      <ExpenseForm draft={draft} onDraft={setDraft} replaced={null} onDone={onClose} />
      <ConfirmDialog
        open={asking}
        title={t("unsaved.title")}
        text={t("unsaved.text")}
        cancelLabel={t("actions.keep")}
        confirmLabel={t("actions.discard")}
        danger
        onCancel={keep}
        onConfirm={discard}
      />
    </Sheet>
  );
}
