import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { IdOf } from "@/parts/forms/useIntent";
import { useUndoableChange } from "@/parts/useUndoToast";
import { currencyCodeAtom } from "@/state/budget/basket";
import type { Outcome } from "@/state/outcome";
import { bodyOf, NO_CATEGORY, type ListFields } from "./fields";
import { ListForm } from "./ListForm";

const START: ListFields = { name: "", categoryId: NO_CATEGORY, items: [], newItem: "", mayBeEmpty: false };

/** A new list; it comes first, and is not pinned. */
export function AddSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const add = useAdd();
  return (
    <FormSheet open={open} onClose={onClose} title={t("lists.add")}>
      <ListForm start={START} submitLabel={t("lists.create")} onSubmit={add} onClose={onClose} />
    </FormSheet>
  );
}

function useAdd() {
  const { t } = useTranslation();
  const change = useUndoableChange();
  const currencyCode = useAtomValue(currencyCodeAtom);
  return (fields: ListFields, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("list");
    return change({
      operation: { name: "createList", id, body: bodyOf(fields, idOf, currencyCode) },
      text: t("lists.added", { name: fields.name.trim() }),
      undo: { name: "deleteList", id },
    });
  };
}
