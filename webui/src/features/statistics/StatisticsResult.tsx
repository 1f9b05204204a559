import { CloudOff } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { StatisticsState } from "@/state/budget/statistics";
import { Banner } from "@/ui/frame/Banner";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Charts } from "./Charts";

export interface StatisticsResultProps {
  statistics: StatisticsState;
  onRetry: () => void;
}

/** The statistics, or why there are none: still on their way, no connection, a server in trouble. */
export function StatisticsResult({ statistics, onRetry }: StatisticsResultProps) {
  const { t } = useTranslation();
  switch (statistics.kind) {
    case "loading":
      return <SkeletonRows count={4} label={t("states.loading")} />;
    case "failed":
      return <Failed isOffline={statistics.isOffline} onRetry={onRetry} />;
    case "ready":
      return (
        <>
          {statistics.isOld && <Banner glyph={CloudOff} inset text={t("month.old")} />}
          <Charts data={statistics.data} />
        </>
      );
  }
}

function Failed({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  const kind = isOffline ? "offline" : "failed";
  return (
    <EmptyState art="ring" title={t(`statistics.${kind}Title`)} text={t(`statistics.${kind}Text`)}>
      <Button size="l" onClick={onRetry}>
        {t("actions.retry")}
      </Button>
    </EmptyState>
  );
}
