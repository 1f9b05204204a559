import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { isGuestAtom } from "@/state/session/session";
import { loadStatisticsAtom, periodAtom, statisticsAtom, statisticsRunAtom } from "@/state/budget/statistics";
import { MonthPicker } from "@/parts/MonthPicker";
import { WhoseToggle } from "@/parts/WhoseToggle";
import { useRunLoading } from "@/parts/useRunLoading";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { onDemand } from "@/ui/browser/onDemand";
import { Page } from "@/ui/frame/Page";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { StatisticsResult } from "./StatisticsResult";

const GuestNote = onDemand(async () => ({ default: (await import("./GuestNote")).GuestNote }));

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
        <ButtonLink to="/forecast" kind="tonal">
          {t("forecast.title")}
        </ButtonLink>
        <StatisticsResult statistics={statistics} onRetry={load} />
        {isGuest && <GuestNote missing={null} />}
      </SegmentedTabs>
    </Page>
  );
}
