import { useAtomValue } from "jotai";
import { WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { onlineAtom } from "@/state/connection";
import { useHistoryTabs } from "@/parts/useHistoryTabs";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { Banner } from "@/ui/frame/Banner";
import { Page } from "@/ui/frame/Page";
import { ActivityDays } from "./ActivityDays";
import { Filters } from "./Filters";

/** Who changed what in the open budget, by day; each change can be taken back. */
export default function ActivityPage() {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  return (
    <Page heading={t("activity.title")}>
      <SegmentedTabs {...useHistoryTabs()} value="history/activity">
        <Filters />
        {!isOnline && <Banner text={t("activity.offline")} glyph={WifiOff} inset />}
        <ActivityDays />
      </SegmentedTabs>
    </Page>
  );
}
