import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import { dropItemsAtom, type ListView } from "@/state/budget/lists";
import { showToast } from "@/ui/overlays/toasts";
import { copyOf } from "./fields";

/** Deletes a list, leads back to the others, and offers to make it anew. */
export function useDelete(list: ListView): () => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const newId = useAtomValue(newIdAtom);
  const [dispatch, dropItems] = [useSetAtom(dispatchAtom), useSetAtom(dropItemsAtom)];
  async function remove(): Promise<void> {
    dropItems(list.id);
    const outcome = await dispatch({ name: "deleteList", id: list.id });
    if (!outcome.ok) return;
    const body = copyOf(list, () => newId("item"));
    const undo = () => void dispatch({ name: "createList", id: newId("list"), body });
    void navigate("/planning/lists");
    showToast({
      text: t("lists.deleted", { name: list.name }),
      action: { label: t("actions.undo"), run: undo },
    });
  }
  return () => void remove();
}
