import { useAtomValue } from "@/state/useAtomValue";
import { Clock } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { activityReadAtAtom } from "@/state/budget/activity";
import { waitingAtom } from "@/state/budget/waiting";
import { isQueuedAtom } from "@/state/connection";
import { ReadBanner } from "@/parts/ReadBanner";
import { useHistoryTabs } from "@/parts/useHistoryTabs";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { Banner } from "@/ui/frame/Banner";
import { Page } from "@/ui/frame/Page";
import { ActivityDays } from "./ActivityDays";
import { Filters } from "./Filters";

/** Log of the open budget by day: each change with its author, and Undo. */
export default function ActivityPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t("history.activity")}>
      <SegmentedTabs {...useHistoryTabs()} value="history/activity">
        <Filters />
        <ReadBanner readAt={useAtomValue(activityReadAtAtom)} />
        <Waiting />
        <ActivityDays />
      </SegmentedTabs>
    </Page>
  );
}

/** One's own changes that nobody else can see yet are none of the server's: where they are, and that they will be here. */
function Waiting() {
  const { t } = useTranslation();
  const count = useAtomValue(waitingAtom).length;
  if (!useAtomValue(isQueuedAtom) || count === 0) return null;
  return (
    <Banner text={t("activity.waiting", { count })} glyph={Clock} tone="info" inset>
      <ButtonLink kind="text" to="/profile/not-saved">
        {t("activity.showWaiting")}
      </ButtonLink>
    </Banner>
  );
}
