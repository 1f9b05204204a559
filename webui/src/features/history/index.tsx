import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { isLoadingAtom } from "@/state/budget/workspace";
import { useWide } from "@/ui/browser/useWide";
import { Columns } from "@/ui/frame/Columns";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Days } from "./days/Days";
import { EntryPanel } from "./entry/EntryPanel";
import { EntrySheet } from "./entry/EntrySheet";
import { Filters } from "./filter/Filters";
import { Search } from "./filter/Search";
import { useOpenEntry } from "./useOpenEntry";

/** Everything that was booked, by day; an entry opens in a sheet, or at the right of wide windows. */
export default function History() {
  const { t } = useTranslation();
  const wide = useWide();
  const { entry, open, close } = useOpenEntry();
  const isLoading = useAtomValue(isLoadingAtom);
  return (
    <>
      <Page heading={t("history.title")} wide>
        <Columns side={wide && <EntryPanel entry={entry} onClose={close} />}>
          <Search />
          <Filters />
          {isLoading ? (
            <SkeletonRows count={6} label={t("states.loading")} />
          ) : (
            <Days openId={wide ? entry?.id : undefined} onOpen={open} />
          )}
        </Columns>
      </Page>
      {!wide && <EntrySheet entry={entry} onClose={close} />}
    </>
  );
}
