import { CloudOff } from "lucide-react";
import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { isGuestAtom } from "@/state/session/session";
import {
  loadStatisticsAtom,
  periodAtom,
  statisticsAtom,
  statisticsRunAtom,
  type StatisticsState,
} from "@/state/budget/statistics";
import { MonthPicker } from "@/parts/MonthPicker";
import { WhoseToggle } from "@/parts/WhoseToggle";
import { useRunLoading } from "@/parts/useRunLoading";
import { late } from "@/parts/late";
import { idle } from "@/ui/browser/onDemand";
import { Page } from "@/ui/frame/Page";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { Banner } from "@/ui/frame/Banner";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Charts } from "./Charts";

const NextRow = late(async () => {
  await idle();
  return (await import("./cards/NextRow")).NextRow;
});
const GuestNote = late(async () => (await import("./GuestNote")).GuestNote, "records");

const PERIODS = ["month", "halfYear", "year"] as const;

/** Where the money went and what is left of it, month by month. */
export default function Statistics() {
  const { t } = useTranslation();
  const [period, setPeriod] = useAtom(periodAtom);
  const statistics = useAtomValue(statisticsAtom);
  const isGuest = useAtomValue(isGuestAtom);
  const keys = useAtomValue(statisticsRunAtom)?.keys ?? [];
  const load = useRunLoading(statisticsRunAtom, loadStatisticsAtom);
  return (
    <Page heading={t("statistics.title")} wide>
      <SegmentedTabs
        label={t("statistics.period")}
        tabs={PERIODS.map((value) => ({ value, text: t(`statistics.${value}`) }))}
        value={period}
        onChange={setPeriod}
      >
        <MonthPicker count={keys.length} />
        <WhoseToggle />
        <StatisticsResult statistics={statistics} onRetry={load} />
        <NextRow missing={null} />
        {isGuest && <GuestNote missing={null} />}
      </SegmentedTabs>
    </Page>
  );
}

interface StatisticsResultProps {
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
