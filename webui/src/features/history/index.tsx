import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { isLoadingAtom } from "@/state/workspace";
import { useWide } from "@/ui/browser/useWide";
import { Columns } from "@/ui/Columns";
import { Page } from "@/ui/Page";
import { SkeletonRows } from "@/ui/Skeleton";
import { Days } from "./Days";
import { EntryPanel } from "./EntryPanel";
import { EntrySheet } from "./EntrySheet";
import { Filters } from "./Filters";
import { Search } from "./Search";
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
