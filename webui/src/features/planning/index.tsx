import { useTranslation } from "@/i18n/useTranslation";
import { useBudgetTabs } from "@/parts/useBudgetTabs";
import { Page } from "@/ui/frame/Page";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { MonthPlan } from "./month/MonthPlan";

/** Plan of the month by category. */
export default function Planning() {
  const { t } = useTranslation();
  return (
    <Page heading={t("planning.planning")}>
      <SegmentedTabs {...useBudgetTabs()} value="planning">
        <MonthPlan />
      </SegmentedTabs>
    </Page>
  );
}
