import { Archive, CalendarX2 } from "lucide-react";
import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { FormSheet } from "@/parts/forms/FormSheet";
import { monthAtom } from "@/state/budget/month";
import { removedExpenseCountAtom, type PlanningRow } from "@/state/budget/planning";
import { Button } from "@/ui/actions/Button";
import { CategoryForm } from "./CategoryForm";
import { useArchive } from "./useArchive";
import { useEdit } from "./useEdit";
import { useRemove } from "./useRemove";

export interface EditSheetProps {
  open: boolean;
  row: PlanningRow;
  onClose: () => void;
  /** Removing would take expenses back: that is asked about first. */
  onRemove: (row: PlanningRow) => void;
}

/** A category: its name and icon, and the ways to be rid of it. */
export function EditSheet({ open, row, onClose, onRemove }: EditSheetProps) {
  const { t } = useTranslation();
  const name = useNames()(row.category.name);
  const edit = useEdit(row.category);
  return (
    <FormSheet open={open} onClose={onClose} title={name}>
      <CategoryForm
        start={{ name, icon: row.category.icon, budget: "" }}
        submitLabel={t("actions.save")}
        isChangeNeeded
        onSubmit={edit}
        onClose={onClose}
      />
      <Leaving row={row} onClose={onClose} onRemove={onRemove} />
    </FormSheet>
  );
}

function Leaving({ row, onClose, onRemove }: Omit<EditSheetProps, "open">) {
  const { t } = useTranslation();
  const month = monthName(useAtomValue(monthAtom), useLanguage());
  const isLossy = useAtomValue(removedExpenseCountAtom)(row) > 0;
  const [remove, archive] = [useRemove(row), useArchive(row.category)];
  const closeAnd = (act: () => Promise<unknown>) => () => {
    onClose();
    void act();
  };
  const ask = () => {
    onRemove(row);
  };
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
