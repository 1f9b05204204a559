import { useSetAtom } from "jotai";
import { Trash } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FormSheet } from "@/parts/forms/FormSheet";
import { dispatchAtom } from "@/state/budget/dispatch";
import { saveItemsAtom, type ListView } from "@/state/budget/lists";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { bodyOf, fieldsOf, type ListFields } from "./fields";
import { ListForm } from "./ListForm";
import { useDelete } from "./useDelete";

export interface EditSheetProps {
  open: boolean;
  list: ListView;
  onClose: () => void;
}

/** A list's name, category and items, and the way to be rid of it. */
export function EditSheet({ open, list, onClose }: EditSheetProps) {
  const { t } = useTranslation();
  const [save, remove] = [useSave(list), useDelete(list)];
  return (
    <FormSheet open={open} onClose={onClose} title={t("lists.edit")}>
      {(sheet) => (
        <>
          <ListForm
            start={fieldsOf(list)}
            submitLabel={t("actions.save")}
            isChangeNeeded
            onSubmit={save}
            sheet={sheet}
          />
          <Button kind="danger-text" block glyph={Trash} onClick={() => void remove()}>
            {t("lists.delete")}
          </Button>
        </>
      )}
    </FormSheet>
  );
}

/** What was ticked a moment ago is saved first, so that the form changes what it showed. */
function useSave({ id }: ListView) {
  const [dispatch, saveItems] = [useSetAtom(dispatchAtom), useSetAtom(saveItemsAtom)];
  return async (fields: ListFields): Promise<Outcome> => {
    await saveItems(id);
    return dispatch({ name: "updateList", id, body: bodyOf(fields) });
  };
}
