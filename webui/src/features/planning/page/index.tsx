import { useAtomValue } from "@/state/useAtomValue";
import { Navigate, useParams } from "react-router";
import { ChartLine, Pencil } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { MonthPicker } from "@/parts/MonthPicker";
import { useRunLoading } from "@/parts/useRunLoading";
import { categoryByIdAtom, type CategoryView } from "@/state/budget/categories";
import { monthAtom } from "@/state/budget/month";
import { loadPlanStatisticsAtom, planRunAtom } from "@/state/budget/statistics";
import { isLoadingAtom } from "@/state/budget/workspace";
import { late } from "@/parts/late";
import { idle } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { Columns } from "@/ui/frame/Columns";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { useNames } from "@/i18n/useNames";
import { useBack } from "@/parts/useBack";
import { canEditAtom } from "@/state/budget/access";
import { planningRowOfAtom } from "@/state/budget/categoryMonth";
import { IconButton } from "@/ui/actions/IconButton";
import { PageBar } from "@/ui/frame/PageBar";
import { CategoryHead } from "./CategoryHead";
import { useCompared, type Compared } from "./useCompared";
import { Sheets, usePlanningSheets } from "../laterSheets";

/** Fetched after the category stands above them. */
const CategoryEntries = late(async () => {
  await idle();
  return (await import("./CategoryEntries")).CategoryEntries;
}, "tabs");

/** Fetched after it, too. */
const CategoryMonths = late(async () => {
  await idle();
  return (await import("./CategoryMonths")).CategoryMonths;
}, "tabs");

/** A category in the chosen month: what is left of it, what it went on, and the months before, one of them beside it. */
export default function CategoryPage() {
  const { t } = useTranslation();
  const { categoryId = "" } = useParams();
  const category = useAtomValue(categoryByIdAtom).get(categoryId);
  const isLoading = useAtomValue(isLoadingAtom);
  if (category !== undefined) return <Content key={categoryId} category={category} />;
  if (!isLoading) return <Navigate to="/expenses" replace />;
  return (
    <Page>
      <SkeletonRows count={6} label={t("states.loading")} />
    </Page>
  );
}

function Content({ category }: { category: CategoryView }) {
  const wide = useWide();
  useRunLoading(planRunAtom, loadPlanStatisticsAtom);
  const compared = useCompared(category.id);
  const entries = <CategoryEntries missing={null} categoryId={category.id} month={useAtomValue(monthAtom)} />;
  return (
    <>
      <CategoryBar category={category} compared={compared} />
      <Page wide>
        <Columns side={wide && entries}>
          <MonthPicker />
          <CategoryHead category={category} />
          {!wide && entries}
          <CategoryMonths missing={null} category={category} compared={compared} />
        </Columns>
      </Page>
    </>
  );
}

interface CategoryBarProps {
  category: CategoryView;
  compared: Compared;
}

/** The name of the category, another month beside the chosen one, and the way to change the category. */
function CategoryBar({ category, compared }: CategoryBarProps) {
  const { t } = useTranslation();
  const name = useNames()(category.name);
  const row = useAtomValue(planningRowOfAtom)(category.id);
  const sheets = usePlanningSheets();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <>
      <PageBar
        title={name}
        onBack={useBack("/expenses")}
        actions={
          <>
            {compared.canCompare && (
              <IconButton
                glyph={ChartLine}
                label={t("categoryPage.compare")}
                aria-pressed={compared.pair !== null}
                kind={compared.pair === null ? "plain" : "tonal"}
                onClick={() => compared.toggle()}
              />
            )}
            {canEdit && row !== null && !category.deleted && (
              <IconButton
                glyph={Pencil}
                label={t("planning.editLabel", { name })}
                edge="end"
                onClick={() => sheets.open("edit", row)}
              />
            )}
          </>
        }
      />
      <Sheets sheets={sheets} open={sheets.shown !== null} onClose={sheets.close} />
    </>
  );
}
