import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { AddRequest } from "@/state/budget/adding";
import { topOverlay } from "@/ui/overlays/stack";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { BasketSheet } from "../basket/BasketSheet";
import { isTouched } from "../draft";
import { EMPTY_DRAFT, type Draft } from "../draftFields";
import { EntryForm } from "../EntryForm";
import { useKeptDraft, type KeptDraft } from "../keptDraft";
import { KINDS } from "../kinds";

export interface KeypadSheetProps {
  request: Pick<AddRequest, "categoryId" | "listId">;
  /** The request still stands. */
  open: boolean;
  onClose: () => void;
}

/** The form of a new entry, or of a basket, as a sheet. */
export function KeypadSheet({ request, ...sheet }: KeypadSheetProps) {
  const { listId } = request;
  if (listId !== null) return <BasketSheet listId={listId} {...sheet} />;
  return <EntrySheet request={request} {...sheet} />;
}

function EntrySheet({ request, open, onClose }: KeypadSheetProps) {
  const { t } = useTranslation();
  const { categoryId } = request;
  const asked = categoryId === null ? {} : { kind: "expense" as const, category: categoryId };
  const [kind, setKind] = useState<Draft["kind"]>(EMPTY_DRAFT.kind);
  const form = useRef<Pick<KeptDraft, "forget">>(null);
  const close = () => {
    form.current?.forget();
    onClose();
  };
  return (
    <FormSheet open={open} onClose={close} title={t(`add.title.${kind}`)} fit>
      <SheetForm ref={form} asked={asked} onKind={setKind} onDone={close} />
    </FormSheet>
  );
}

interface SheetFormProps {
  ref: Ref<Pick<KeptDraft, "forget">>;
  /** Parts of the draft that the sheet was opened for. */
  asked: Partial<Draft>;
  /** Told which kind of entry the draft is. */
  onKind: (kind: Draft["kind"]) => void;
  onDone: () => void;
}

/** The form with its draft: a key renders it, not the sheet around it. */
function SheetForm({ ref, asked, onKind, onDone }: SheetFormProps) {
  const { draft, setDraft, forget } = useKeptDraft({ ...EMPTY_DRAFT, ...asked }, "", asked);
  useImperativeHandle(ref, () => ({ forget }));
  useLayoutEffect(() => onKind(draft.kind), [draft.kind, onKind]);
  useUnsaved(() => isTouched(draft));
  return (
    <EntryForm
      draft={draft}
      onDraft={setDraft}
      kinds={KINDS}
      replaced={null}
      onClose={() => {
        topOverlay()?.requestClose();
      }}
      onDone={onDone}
    />
  );
}
