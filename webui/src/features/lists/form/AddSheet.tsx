import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import type { Outcome } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";
import { bodyOf, NO_CATEGORY, type ListFields } from "./fields";
import { FormSheet } from "./FormSheet";

const START: ListFields = { name: "", categoryId: NO_CATEGORY, items: [] };

/** A new list; it comes first, and is not pinned. */
export function AddSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t("lists.add")}
      start={START}
      submitLabel={t("lists.create")}
      onSubmit={useAdd()}
    />
  );
}

function useAdd() {
  const { t } = useTranslation();
  const dispatch = useSetAtom(dispatchAtom);
  const newId = useAtomValue(newIdAtom);
  return async (fields: ListFields): Promise<Outcome> => {
    const id = newId("list");
    const outcome = await dispatch({ name: "createList", id, body: bodyOf(fields) });
    const undo = () => void dispatch({ name: "deleteList", id });
    if (outcome.ok) {
      showToast({
        text: t("lists.added", { name: fields.name.trim() }),
        action: { label: t("actions.undo"), run: undo },
      });
    }
    return outcome;
  };
}
