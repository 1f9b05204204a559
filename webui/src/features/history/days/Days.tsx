import { useAtomValue } from "@/state/useAtomValue";
import { WifiOff } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayNumeric } from "@/i18n/dates";
import { isFiltering, NO_FILTER, type Filter } from "@/state/budget/historyFilter";
import { stoppedAtom } from "@/state/connection";
import { EntryDays, type EntryDaysProps } from "@/parts/entry/EntryDays";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { MoreButton } from "@/parts/MoreButton";
import { late } from "@/parts/late";
import { usePreload } from "@/ui/browser/onDemand";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { Banner } from "@/ui/frame/Banner";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import type { NarrowingProps } from "../filter/useAddressFilter";

const TYPING_REST_MS = 300;

const NoEntries = late(async () => (await import("./NoEntries")).NoEntries, "records");
const SumLine = late(async () => (await import("./SumLine")).SumLine, "records");

export interface DaysProps extends NarrowingProps, Pick<EntryDaysProps, "openId" | "onOpen"> {}

/** The days with what was booked on them; older ones follow as one scrolls. */
export function Days({ filter, change, result, openId, onOpen }: DaysProps) {
  const { entries, cutoff, isSearched, more } = result;
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  const isNarrowed = isFiltering(filter);
  const isSummed = isNarrowed && entries.length > 0;
  const count = <FoundCount count={isNarrowed ? entries.length : null} />;
  usePreload(SumLine.preload);
  return (
    <>
      {isSummed ? <SumLine result={result} waiting={count} missing={count} /> : count}
      {isStopped && isNarrowed && cutoff !== null && <SearchedHere since={cutoff.localDay} />}
      {isSearched && entries.length === 0 && (isStopped || cutoff === null) && (
        <NoEntries onClear={isNarrowed ? () => change(NO_FILTER) : undefined} missing={null} />
      )}
      <EntryDays result={result} texts={useEntryTexts()} sticky={!isSummed} openId={openId} onOpen={onOpen} />
      {cutoff !== null && <More filter={filter} after={`${cutoff.id} ${String(isStopped)}`} onMore={more} />}
    </>
  );
}

/** Without a connection: what is searched. */
function SearchedHere({ since }: { since: string }) {
  const { t } = useTranslation();
  return <Banner glyph={WifiOff} inset text={t("history.onDevice", { day: dayNumeric(since) })} />;
}

/** Number of hits of a search, for readers; null while nothing is searched. */
function FoundCount({ count }: { count: number | null }) {
  const { t } = useTranslation();
  return <VisuallyHidden role="status">{count === null ? "" : t("history.found", { count })}</VisuallyHidden>;
}

interface MoreProps {
  filter: Filter;
  after: string;
  onMore: () => Promise<void>;
}

/** Older entries follow `after` the last one told; while one types the server is not asked. */
function More({ filter, after, onMore }: MoreProps) {
  const { t } = useTranslation();
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
