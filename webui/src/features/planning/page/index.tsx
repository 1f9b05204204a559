import { useAtomValue } from "jotai";
import { Navigate, useParams } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { MonthPicker } from "@/parts/MonthPicker";
import { useRunLoading } from "@/parts/useRunLoading";
import { categoryByIdAtom, type CategoryView } from "@/state/budget/categories";
import { loadPlanStatisticsAtom, planRunAtom } from "@/state/budget/statistics";
import { isLoadingAtom } from "@/state/budget/workspace";
import { useWide } from "@/ui/browser/useWide";
import { Columns } from "@/ui/frame/Columns";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { CategoryBar } from "./CategoryBar";
import { CategoryEntries } from "./CategoryEntries";
import { CategoryHead } from "./CategoryHead";
import { CategoryMonths } from "./CategoryMonths";

/** A category in the chosen month: what is left of it, what it went on, and the months before. */
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
  const entries = <CategoryEntries categoryId={category.id} />;
  return (
    <>
      <CategoryBar category={category} />
      <Page wide>
        <Columns side={wide && entries}>
          <MonthPicker />
          <CategoryHead category={category} />
          {!wide && entries}
          <CategoryMonths category={category} />
        </Columns>
      </Page>
    </>
  );
}
