import { Archive, ArrowRightLeft, CalendarX2 } from "lucide-react";
import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { FormSheet } from "@/parts/forms/FormSheet";
import { monthAtom } from "@/state/budget/month";
import { type PlanningRow } from "@/state/budget/planning";
import { removedExpenseCountAtom, sourcesOfAtom } from "@/state/budget/planChanges";
import { Button } from "@/ui/actions/Button";
import { isOf, type Category } from "@/domain";
import { useUndoableChange } from "@/parts/useUndoToast";
import { historyAtom } from "@/state/budget/history";
import { questionAtom } from "@/state/question";
import { PlanForm } from "./PlanForm";
import { useRemove } from "./useRemove";

export interface EditSheetProps {
  open: boolean;
  row: PlanningRow;
  onClose: () => void;
  /** Removing would take expenses back: that is asked about first. */
  onRemove: (row: PlanningRow) => void;
  /** Other plans give to this one. */
  onTake: (row: PlanningRow) => void;
}

/** A category: what becomes of its rest, its target, name and icon, and the ways to be rid of it. */
export function EditSheet({ open, row, onClose, onRemove, onTake }: EditSheetProps) {
  const name = useNames()(row.category.name);
  return (
    <FormSheet open={open} onClose={onClose} title={name}>
      <TakeButton row={row} onTake={onTake} />
      <PlanForm row={row} name={name} onClose={onClose} />
      <Leaving row={row} onClose={onClose} onRemove={onRemove} />
    </FormSheet>
  );
}

function TakeButton({ row, onTake }: Pick<EditSheetProps, "row" | "onTake">) {
  const { t } = useTranslation();
  const hasSources = useAtomValue(sourcesOfAtom)(row.categoryId).length > 0;
  if (!hasSources) return null;
  return (
    <Button kind="tonal" block glyph={ArrowRightLeft} onClick={() => onTake(row)}>
      {t("planning.takeFrom")}
    </Button>
  );
}

function Leaving({ row, onClose, onRemove }: Omit<EditSheetProps, "open" | "onTake">) {
  const { t } = useTranslation();
  const month = monthName(useAtomValue(monthAtom), useLanguage());
  const isLossy = useAtomValue(removedExpenseCountAtom)(row) > 0;
  const [remove, archive] = [useRemove(row), useArchive(row.category)];
  const closeAnd = (act: () => Promise<unknown>) => () => {
    onClose();
    void act();
  };
  const ask = () => onRemove(row);
  return (
    <>
      <Button kind="outline" block glyph={CalendarX2} onClick={isLossy ? ask : closeAnd(remove)}>
        {t("planning.remove", { month })}
      </Button>
      <Button kind="text" block glyph={Archive} onClick={closeAnd(archive)}>
        {t("planning.archive")}
      </Button>
    </>
  );
}

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
