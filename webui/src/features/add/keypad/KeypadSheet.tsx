import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { topOverlay } from "@/ui/overlays/stack";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { EMPTY_DRAFT, isTouched, type Draft } from "../draft";
import { EntryForm } from "../EntryForm";
import { useKeptDraft } from "../keptDraft";
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
