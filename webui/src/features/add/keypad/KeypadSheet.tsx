import { useTranslation } from "@/i18n/useTranslation";
import { useState } from "react";
import { FormSheet } from "@/parts/forms/FormSheet";
import { topOverlay } from "@/ui/overlays/stack";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { EMPTY_DRAFT, isTouched, type Draft } from "../draft";
import { EntryForm } from "../EntryForm";
import { KINDS } from "../kinds";

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

/** The form of a new entry as a sheet. */
export function KeypadSheet({ request, open, onClose }: KeypadSheetProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>({ ...EMPTY_DRAFT, category: request.categoryId });
  return (
    <FormSheet open={open} onClose={onClose} title={t(`add.title.${draft.kind}`)} fit>
      <SheetForm draft={draft} onDraft={setDraft} onDone={onClose} />
    </FormSheet>
  );
}

interface SheetFormProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onDone: () => void;
}

function SheetForm({ draft, ...form }: SheetFormProps) {
  useUnsaved(() => isTouched(draft));
  return (
    <EntryForm
      draft={draft}
      kinds={KINDS}
      replaced={null}
      onClose={() => {
        topOverlay()?.requestClose();
      }}
      {...form}
    />
  );
}
