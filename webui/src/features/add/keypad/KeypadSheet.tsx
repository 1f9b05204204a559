import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { EMPTY_DRAFT, isTouched } from "../draft";
import { ExpenseForm } from "../ExpenseForm";

/** Request to add an expense. */
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
  return (
    <FormSheet open={open} onClose={onClose} title={t("add.title")}>
      <Keypad categoryId={request.categoryId} onDone={onClose} />
    </FormSheet>
  );
}

function Keypad({ categoryId, onDone }: Pick<KeypadRequest, "categoryId"> & { onDone: () => void }) {
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, category: categoryId });
  useUnsaved(() => isTouched(draft));
  return <ExpenseForm draft={draft} onDraft={setDraft} replaced={null} onDone={onDone} />;
}
