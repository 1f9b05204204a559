import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { balanceAtom } from "@/state/budget/balance";
import { isLoadingAtom } from "@/state/budget/workspace";
import { isGuestAtom } from "@/state/session/session";
import { laterSheet } from "@/parts/laterSheet";
import { useLastNumber } from "@/parts/useLastNumber";
import { useHistoryTabs } from "@/parts/useHistoryTabs";
import { idle, onDemand } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { Columns } from "@/ui/frame/Columns";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Days } from "./days/Days";
import { EntryPanel } from "./entry/EntryPanel";
import { Filters } from "./filter/Filters";
import { Search } from "./filter/Search";
import { useOpenEntry } from "./useOpenEntry";

/** Fetched after the days stand below it. */
const SettleCard = onDemand(async () => {
  await idle();
  return { default: (await import("./SettleCard")).SettleCard };
});

const EntrySheet = laterSheet(async () => (await import("./entry/EntrySheet")).EntrySheet);

/** Everything that was booked, by day; an entry opens in a sheet, or at the right of wide windows. */
export default function History() {
  const { t } = useTranslation();
  const wide = useWide();
  const { entry, open, close } = useOpenEntry(!wide);
  const isLoading = useAtomValue(isLoadingAtom);
  const isGuest = useAtomValue(isGuestAtom);
  const tabs = useHistoryTabs();
  const [balance, money] = [useAtomValue(balanceAtom), useMoney()];
  useLastNumber("history", t("bar.balance"), balance && money(balance.amount, balance.currencyCode).text);
  return (
    <>
      <Page heading={t("history.title")} wide>
        <Columns side={wide && <EntryPanel entry={entry} onClose={close} />}>
          {!isGuest && <SegmentedTabs {...tabs} value="history" />}
          <Search />
          <Filters />
          <SettleCard missing={null} />
          {isLoading ? (
            <SkeletonRows count={6} label={t("states.loading")} />
          ) : (
            <Days openId={wide ? entry?.id : undefined} onOpen={open} />
          )}
        </Columns>
      </Page>
      {!wide && <EntrySheet open={entry !== undefined} entry={entry} onClose={close} />}
    </>
  );
}
