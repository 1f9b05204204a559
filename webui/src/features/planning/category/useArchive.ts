import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { isOf, type Category } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { useUndoableChange } from "@/parts/useUndoToast";
import { historyAtom } from "@/state/budget/history";
import { questionAtom } from "@/state/question";

/** Archives a category, and offers to bring it back; asks first when entries hang on it. */
export function useArchive({ id, ...category }: Category): () => Promise<unknown> {
  const { t } = useTranslation();
  const name = useNames()(category.name);
  const [change, ask] = [useUndoableChange(), useSetAtom(questionAtom)];
  const count = useAtomValue(historyAtom).filter((entry) => isOf(entry, id)).length;
  const run = () =>
    change({
      operation: { name: "deleteCategory", id },
      text: t("planning.archived", { name }),
      undo: { name: "restoreCategory", id },
    });
  return async () => {
    if (count === 0) {
      await run();
      return;
    }
    const title = t("planning.archiveTitle", { name });
    ask({
      title,
      text: t("planning.archiveText", { count }),
      confirmLabel: t("planning.archiveConfirm"),
      run,
    });
  };
}
