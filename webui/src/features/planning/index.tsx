import { useTranslation } from "react-i18next";
import { useBudgetTabs } from "@/state/useBudgetTabs";
import { Page } from "@/ui/Page";
import { SegmentedTabs } from "@/ui/SegmentedTabs";
import { MonthPlan } from "./MonthPlan";

/** What the month is meant to cost, by category. */
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
