import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { useMonthPicker } from "@/state/useMonthPicker";
import { isLoadingAtom } from "@/state/workspace";
import { MonthPicker } from "@/ui/MonthPicker";
import { SkeletonRows } from "@/ui/Skeleton";
import { Budgets } from "./Budgets";
import { CopyLastMonth } from "./CopyLastMonth";
import { PlanHero } from "./PlanHero";
import { RestoreButton } from "./RestoreButton";
import { Sheets } from "./Sheets";
import { useSheets } from "./useSheets";

export function MonthPlan() {
  const { t } = useTranslation();
  const sheets = useSheets();
  const month = useMonthPicker();
  if (useAtomValue(isLoadingAtom)) return <SkeletonRows count={6} label={t("states.loading")} />;
  return (
    <>
      <MonthPicker {...month}>
        <CopyLastMonth />
      </MonthPicker>
      <PlanHero />
      <Budgets onAdd={sheets.add} onEdit={sheets.edit} onRestore={sheets.restore} />
      <RestoreButton onPress={sheets.restore} />
      <Sheets {...sheets} />
    </>
  );
}
