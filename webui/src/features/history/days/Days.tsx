import { useAtomValue, useAtom } from "@/state/useAtomValue";
import { WifiOff } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayNumeric } from "@/i18n/dates";
import { filterAtom, isFiltering, NO_FILTER } from "@/state/budget/historyFilter";
import { stoppedAtom } from "@/state/connection";
import { EntryDays, type EntryDaysProps } from "@/parts/entry/EntryDays";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { useFilteredEntries } from "@/parts/entry/useFilteredEntries";
import { MoreButton } from "@/parts/MoreButton";
import { late } from "@/parts/late";
import { usePreload } from "@/ui/browser/onDemand";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { Banner } from "@/ui/frame/Banner";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { canEditAtom } from "@/state/budget/access";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";

const TYPING_REST_MS = 300;

const SumLine = late(async () => (await import("./SumLine")).SumLine, "records");

/** The days with what was booked on them; older ones follow as one scrolls. */
export function Days({ openId, onOpen }: Pick<EntryDaysProps, "openId" | "onOpen">) {
  const filter = useAtomValue(filterAtom);
  const filtered = useFilteredEntries(filter);
  const { entries, cutoff, isSearched, more } = filtered;
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  const isSummed = isFiltering(filter) && entries.length > 0;
  const count = <FoundCount count={entries.length} />;
  usePreload(SumLine.preload);
  return (
    <>
      {isSummed ? <SumLine result={filtered} waiting={count} missing={count} /> : count}
      {isStopped && cutoff !== null && <SearchedHere since={cutoff.localDay} />}
      {isSearched && entries.length === 0 && (isStopped || cutoff === null) && <NoEntries />}
      <EntryDays
        result={filtered}
        texts={useEntryTexts()}
        sticky={!isSummed}
        openId={openId}
        onOpen={onOpen}
      />
      {cutoff !== null && <More after={`${cutoff.id} ${String(isStopped)}`} onMore={more} />}
    </>
  );
}

/** Without a connection: what is searched. */
function SearchedHere({ since }: { since: string }) {
  const { t } = useTranslation();
  const isSearching = isFiltering(useAtomValue(filterAtom));
  return (
    isSearching && <Banner glyph={WifiOff} inset text={t("history.onDevice", { day: dayNumeric(since) })} />
  );
}

/** Number of hits of a search, for readers. */
function FoundCount({ count }: { count: number }) {
  const { t } = useTranslation();
  const isSearching = isFiltering(useAtomValue(filterAtom));
  return <VisuallyHidden role="status">{isSearching ? t("history.found", { count }) : ""}</VisuallyHidden>;
}

/** Older entries follow `after` the last one told; while one types the server is not asked. */
function More({ after, onMore }: { after: string; onMore: () => Promise<void> }) {
  const { t } = useTranslation();
  const filter = useAtomValue(filterAtom);
  const rested = useDebounced(filter, TYPING_REST_MS);
  if (rested !== filter) return null;
  return (
    <MoreButton
      key={`${after} ${JSON.stringify(filter)}`}
      text={t(isFiltering(filter) ? "history.searching" : "history.more")}
      onMore={onMore}
    />
  );
}

/** Nothing was booked yet, or nothing was found. */
function NoEntries() {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  const [filter, setFilter] = useAtom(filterAtom);
  if (!isFiltering(filter)) {
    return (
      <EmptyState art="list" title={t("history.emptyTitle")} text={t("history.emptyText")}>
        {canEdit && (
          <ButtonLink to="/add" size="l">
            {t("history.emptyAction")}
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  const clear = () => setFilter(NO_FILTER);
  return (
    <EmptyState art="list" title={t("history.nothingTitle")} text={t("history.nothingText")}>
      <Button kind="tonal" size="l" onClick={clear}>
        {t("history.nothingAction")}
      </Button>
    </EmptyState>
  );
}
