import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Trash } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { IdOf } from "@/parts/forms/useIntent";
import { saveListAtom, type ListView } from "@/state/budget/lists";
import { currencyCodeAtom } from "@/state/budget/basket";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { bodyOf, fieldsOf, type ListFields } from "./fields";
import { ListForm } from "./ListForm";
import { useDelete } from "./useDelete";

export interface EditSheetProps {
  open: boolean;
  list: ListView;
  onClose: () => void;
  /** It is about to be deleted here. */
  onDelete: () => void;
}

/** A list's name, category and items, and the way to be rid of it. */
export function EditSheet({ open, list, onClose, onDelete }: EditSheetProps) {
  const { t } = useTranslation();
  const [save, remove] = [useSave(useOpened(open, list)), useDelete(list)];
  const [isAsking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  const deleteNow = () => {
    keep();
    onDelete();
    void remove.run();
  };
  const ask = () => {
    if (remove.question === null) deleteNow();
    else setAsking(true);
  };
  return (
    <FormSheet open={open} onClose={onClose} title={t("lists.edit")}>
      <ListForm
        start={fieldsOf(list)}
        submitLabel={t("actions.save")}
        isChangeNeeded
        onSubmit={save}
        onClose={onClose}
      />
      <Button kind="danger-text" block glyph={Trash} onClick={ask}>
        {t("lists.delete")}
      </Button>
      {remove.question && (
        <ConfirmDialog
          {...remove.question}
          open={isAsking}
          danger
          cancelLabel={t("actions.cancel")}
          onCancel={keep}
          onConfirm={deleteNow}
        />
      )}
    </FormSheet>
  );
}

/** The list as it was when the form opened: what others do to it meanwhile is not the form's doing. */
function useOpened(open: boolean, list: ListView): ListView {
  const [opened, setOpened] = useState({ open, list });
  if (opened.open !== open) setOpened({ open, list });
  return opened.list;
}

function useSave(list: ListView) {
  const save = useSetAtom(saveListAtom);
  const currencyCode = useAtomValue(currencyCodeAtom);
  return (fields: ListFields, idOf: IdOf): Promise<Outcome> => save(list, bodyOf(fields, idOf, currencyCode));
}
