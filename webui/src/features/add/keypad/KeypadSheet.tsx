import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { AddRequest } from "@/state/budget/adding";
import { topOverlay } from "@/ui/overlays/stack";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { BasketSheet } from "../basket/BasketSheet";
import { EMPTY_DRAFT, isTouched, type Draft } from "../draft";
import { EntryForm } from "../EntryForm";
import { useKeptDraft } from "../keptDraft";
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
  const asked = request.categoryId === null ? {} : { kind: "expense" as const, category: request.categoryId };
  const { draft, setDraft, forget } = useKeptDraft({ ...EMPTY_DRAFT, ...asked }, "", asked);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <FormSheet open={open} onClose={close} title={t(`add.title.${draft.kind}`)} fit>
      <SheetForm draft={draft} onDraft={setDraft} onDone={close} />
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
