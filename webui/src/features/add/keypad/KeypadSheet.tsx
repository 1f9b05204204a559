import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnsavedQuestion } from "@/parts/useUnsavedQuestion";
import { GuardedSheet } from "@/ui/overlays/GuardedSheet";
import type { AddKeypadProps } from "./AddKeypad";
import { EMPTY_DRAFT, isTouched } from "../draft";
import { ExpenseForm } from "../ExpenseForm";

/** The keypad as a sheet. */
export function KeypadSheet({ request, open, onClose }: AddKeypadProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, category: request.categoryId });
  return (
    <GuardedSheet
      open={open}
      onClose={onClose}
      title={t("add.title")}
      closeLabel={t("actions.close")}
      unsaved={isTouched(draft)}
      question={useUnsavedQuestion()}
    >
      <ExpenseForm draft={draft} onDraft={setDraft} replaced={null} onDone={onClose} />
    </GuardedSheet>
  );
}
