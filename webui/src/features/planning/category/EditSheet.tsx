import { Archive, CalendarX2 } from "lucide-react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { FormSheet } from "@/parts/forms/FormSheet";
import { monthAtom } from "@/state/budget/month";
import { type PlanningRow } from "@/state/budget/planning";
import { removedExpenseCountAtom } from "@/state/budget/planChanges";
import { Button } from "@/ui/actions/Button";
import { PlanForm } from "./PlanForm";
import { useArchive } from "./useArchive";
import { useRemove } from "./useRemove";

export interface EditSheetProps {
  open: boolean;
  row: PlanningRow;
  onClose: () => void;
  /** Removing would take expenses back: that is asked about first. */
  onRemove: (row: PlanningRow) => void;
}

/** A category: what becomes of its rest, its target, name and icon, and the ways to be rid of it. */
export function EditSheet({ open, row, onClose, onRemove }: EditSheetProps) {
  const name = useNames()(row.category.name);
  return (
    <FormSheet open={open} onClose={onClose} title={name}>
      <PlanForm row={row} name={name} onClose={onClose} />
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
