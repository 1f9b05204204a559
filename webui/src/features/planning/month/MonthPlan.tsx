import { useAtomValue } from "jotai";
import { CalendarClock } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { MonthPicker } from "@/parts/MonthPicker";
import { canEditAtom } from "@/state/budget/access";
import { isLoadingAtom } from "@/state/budget/workspace";
import { ListGroup } from "@/ui/rows/ListGroup";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { AssignBar } from "./AssignBar";
import { Budgets } from "./Budgets";
import { CopyLastMonth } from "./CopyLastMonth";
import { RestoreButton } from "../restore/RestoreButton";
import { Sheets } from "../Sheets";
import { useSheets, type PlanningSheets } from "../useSheets";

export function MonthPlan() {
  const { t } = useTranslation();
  const sheets = useSheets();
  const isLoading = useAtomValue(isLoadingAtom);
  return (
    <>
      {isLoading ? <SkeletonRows count={6} label={t("states.loading")} /> : <Plan sheets={sheets} />}
      <Sheets {...sheets} />
    </>
  );
}

function Plan({ sheets }: { sheets: PlanningSheets }) {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <>
      <MonthPicker>{canEdit && <CopyLastMonth />}</MonthPicker>
      <AssignBar onIncome={canEdit ? sheets.income : undefined} />
      <Budgets onAdd={sheets.add} onEdit={sheets.edit} onRestore={sheets.restore} />
      {canEdit && <RestoreButton onPress={sheets.restore} />}
      <ListGroup>
        <MoreRow glyph={CalendarClock} hue="blue" title={t("schedules.title")} to="/schedules" />
      </ListGroup>
    </>
  );
}
