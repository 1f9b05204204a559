import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useLocation, useNavigate } from "react-router";
import { useUndoableChange } from "@/parts/useUndoToast";
import { newIdAtom } from "@/state/budget/dispatch";
import type { ListView } from "@/state/budget/lists";
import { copyOf } from "./fields";

const LISTS = "/planning/lists";

/** The deletion of a list, and the question before it: null when nothing on the list is left to do. */
export interface Deletion {
  readonly run: () => Promise<void>;
  readonly question: { readonly title: string; readonly text: string; readonly confirmLabel: string } | null;
}

/** Deletes a list, leads back to the others, and offers to make it anew. */
export function useDelete(list: ListView): Deletion {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const newId = useAtomValue(newIdAtom);
  const change = useUndoableChange();
  const count = list.listItems.filter(({ isChecked }) => !isChecked).length;
  const question = {
    title: t("lists.deleteTitle", { name: list.name }),
    text: t("lists.deleteOpen", { count }),
    confirmLabel: t("actions.delete"),
  };
  return {
    question: count === 0 ? null : question,
    async run() {
      const body = copyOf(list, () => newId("item"));
      const outcome = await change({
        operation: { name: "deleteList", id: list.id },
        text: t("lists.deleted", { name: list.name }),
        undo: { name: "createList", id: newId("list"), body },
      });
      if (outcome.ok && pathname !== LISTS) void navigate(LISTS);
    },
  };
}
