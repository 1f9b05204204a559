import { useAtomValue } from "@/state/useAtomValue";
import { CalendarClock, ArchiveArrowUp, Copy, CloudOff } from "lucide-react";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { MonthPicker } from "@/parts/MonthPicker";
import { WhoseToggle } from "@/parts/WhoseToggle";
import { canEditAtom } from "@/state/budget/access";
import {
  whoseAtom,
  isMineMissingAtom,
  minePlanningAtom,
  mineRowsAtom,
  mineRunAtom,
  readMineAtom,
} from "@/state/budget/whose";
import { isLoadingAtom } from "@/state/budget/workspace";
import { ListGroup } from "@/ui/rows/ListGroup";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Button } from "@/ui/actions/Button";
import { months } from "@/domain";
import { monthInWords } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { monthAtom } from "@/state/budget/month";
import { copyableAtom } from "@/state/budget/planChanges";
import { useCopyLastMonth } from "@/parts/useCopyLastMonth";
import { useMoney } from "@/i18n/useMoney";
import { BudgetRows } from "@/parts/BudgetRows";
import { onlineAtom } from "@/state/connection";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { Banner } from "@/ui/frame/Banner";
import { AssignBar } from "./AssignBar";
import { Budgets } from "./Budgets";
import { Sheets, usePlanningSheets } from "../laterSheets";
import type { PlanningSheets } from "../Sheets";
import { useRestorable } from "../restore/useRestorable";

export function MonthPlan() {
  const { t } = useTranslation();
  const sheets = usePlanningSheets();
  const isLoading = useAtomValue(isLoadingAtom);
  return (
    <>
      {isLoading ? <SkeletonRows count={6} label={t("states.loading")} /> : <Plan sheets={sheets} />}
      <Sheets sheets={sheets} open={sheets.shown !== null} onClose={sheets.close} />
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
  const restore = () => sheets.open("restore");
  return (
    <>
      <AssignBar onIncome={canEdit ? () => sheets.open("income") : undefined} />
      <Budgets
        onAdd={() => sheets.open("add")}
        onEdit={(row) => sheets.open("edit", row)}
        onRestore={restore}
      />
      {canEdit && <RestoreButton onPress={restore} />}
    </>
  );
}

/** Leads to what was removed or archived, when there is any. */
function RestoreButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  const { removed, archived } = useRestorable();
  const count = removed.length + archived.length;
  if (count === 0) return null;
  return (
    <Button kind="text" glyph={ArchiveArrowUp} onClick={onPress}>
      {t("planning.restoreOpen", { count })}
    </Button>
  );
}

/** Offered while last month has budgets this one has not. */
export function CopyLastMonth() {
  const { t } = useTranslation();
  const copy = useCopyLastMonth();
  const month = monthInWords(months.add(useAtomValue(monthAtom), -1), useLanguage());
  if (useAtomValue(copyableAtom).length === 0) return null;
  return (
    <Button
      kind="text"
      glyph={Copy}
      aria-label={t("planning.copyLastMonth", { month })}
      onClick={() => void copy()}
    >
      {t("planning.copyLast", { month })}
    </Button>
  );
}

/** The month with the person's part of what was spent; plans are changed where all is shown. */
function MyMonth() {
  const { t } = useTranslation();
  const money = useMoney();
  const navigate = useNavigate();
  const [planning, rows] = [useAtomValue(minePlanningAtom), useAtomValue(mineRowsAtom)];
  const isMissing = useAtomValue(isMineMissingAtom);
  useReading();
  if (planning === null) {
    if (isMissing) return <Banner glyph={CloudOff} inset text={t("whose.mineFailed")} />;
    return <SkeletonRows count={6} label={t("states.loading")} />;
  }
  return (
    <>
      <Hero
        label={t("whose.mineSpent")}
        amount={<Amount parts={money(planning.spent, planning.currencyCode)} />}
        sub={t("whose.mineNote")}
      />
      <BudgetRows
        label={t("whose.mineSpent")}
        rows={rows}
        onPress={({ categoryId }) => void navigate(`/categories/${categoryId}`)}
      />
    </>
  );
}

/** Reads the month where not all of its entries are held here, and anew whenever somebody changed something. */
function useReading(): void {
  const [run, isOnline] = [useAtomValue(mineRunAtom), useAtomValue(onlineAtom)];
  const read = useSetAtom(readMineAtom);
  const [key, revision] = [run?.key, run?.revision];
  useEffect(() => {
    if (key !== undefined) void read(key);
  }, [key, revision, isOnline, read]);
}
