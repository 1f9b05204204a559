import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { UnsavedSheet } from "@/parts/forms/FormSheet";
import { EMPTY_DRAFT, isTouched } from "../draft";
import { ExpenseForm } from "../ExpenseForm";

/** That an expense is to be added. */
export interface KeypadRequest {
  /** Null: the usual one. */
  readonly categoryId: string | null;
  /** Tells one request from the one before; 0 while nobody asked. */
  readonly sequence: number;
}

export interface KeypadSheetProps {
  request: KeypadRequest;
  /** The request still stands. */
  open: boolean;
  onClose: () => void;
}

/** The keypad as a sheet. */
export function KeypadSheet({ request, open, onClose }: KeypadSheetProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, category: request.categoryId });
  return (
    <UnsavedSheet open={open} onClose={onClose} title={t("add.title")} unsaved={isTouched(draft)}>
      <ExpenseForm draft={draft} onDraft={setDraft} replaced={null} onDone={onClose} />
    </UnsavedSheet>
  );
}
