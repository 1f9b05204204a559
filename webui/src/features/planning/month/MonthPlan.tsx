import { useAtomValue } from "@/state/useAtomValue";
import { CalendarClock } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { MonthPicker } from "@/parts/MonthPicker";
import { WhoseToggle } from "@/parts/WhoseToggle";
import { canEditAtom } from "@/state/budget/access";
import { whoseAtom } from "@/state/budget/whose";
import { isLoadingAtom } from "@/state/budget/workspace";
import { ListGroup } from "@/ui/rows/ListGroup";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { AssignBar } from "./AssignBar";
import { Budgets } from "./Budgets";
import { CopyLastMonth } from "./CopyLastMonth";
import { MyMonth } from "./MyMonth";
import { RestoreButton } from "../restore/RestoreButton";
import { Sheets } from "../laterSheets";
import { useSheets, type PlanningSheets } from "../useSheets";

export function MonthPlan() {
  const { t } = useTranslation();
  const sheets = useSheets();
  const isLoading = useAtomValue(isLoadingAtom);
  return (
    <>
      {isLoading ? <SkeletonRows count={6} label={t("states.loading")} /> : <Plan sheets={sheets} />}
      <Sheets {...sheets} open={sheets.shown !== null} onClose={sheets.close} />
    </>
  );
}

function Plan({ sheets }: { sheets: PlanningSheets }) {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  const isMine = useAtomValue(whoseAtom) === "mine";
  return (
    <>
      <MonthPicker>{canEdit && <CopyLastMonth />}</MonthPicker>
      <WhoseToggle />
      {isMine ? <MyMonth /> : <WholeMonth sheets={sheets} />}
      <ListGroup>
        <MoreRow glyph={CalendarClock} hue="blue" title={t("planning.scheduled")} to="/schedules" />
      </ListGroup>
    </>
  );
}

function WholeMonth({ sheets }: { sheets: PlanningSheets }) {
  const canEdit = useAtomValue(canEditAtom);
  return (
    <>
      <AssignBar onIncome={canEdit ? sheets.income : undefined} />
      <Budgets onAdd={sheets.add} onEdit={sheets.edit} onRestore={sheets.restore} />
      {canEdit && <RestoreButton onPress={sheets.restore} />}
    </>
  );
}
