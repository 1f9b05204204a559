import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useLocation, useNavigate } from "react-router";
import { useUndoableChange } from "@/parts/useUndoToast";
import { newIdAtom } from "@/state/budget/dispatch";
import type { ListView } from "@/state/budget/lists";
import { copyOf } from "./fields";

const LISTS = "/planning/lists";

/** Deletes a list, leads back to the others, and offers to make it anew. */
export function useDelete(list: ListView): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const newId = useAtomValue(newIdAtom);
  const change = useUndoableChange();
  return async () => {
    const body = copyOf(list, () => newId("item"));
    const outcome = await change({
      operation: { name: "deleteList", id: list.id },
      text: t("lists.deleted", { name: list.name }),
      undo: { name: "createList", id: newId("list"), body },
    });
    if (outcome.ok && pathname !== LISTS) void navigate(LISTS);
  };
}
