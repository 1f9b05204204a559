import { useAtomValue } from "jotai";
import { WifiOff } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { byDay } from "@/state/budget/history";
import { dayNumeric } from "@/i18n/dates";
import { stoppedAtom } from "@/state/connection";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { MoreButton } from "@/parts/MoreButton";
import { useDayTitle } from "@/parts/useDayTitle";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { Banner } from "@/ui/frame/Banner";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { LongGroups } from "@/ui/rows/LongGroups";
import { Day, type DayProps } from "./Day";
import { filterAtom, isFiltering } from "../filter/filter";
import { NoEntries } from "./NoEntries";
import { useFilteredEntries } from "../filter/useFilteredEntries";

const TYPING_REST_MS = 300;

/** The days with what was booked on them; older ones follow as one scrolls. */
export function Days({ openId, onOpen }: Pick<DayProps, "openId" | "onOpen">) {
  const { entries, reach, more } = useFilteredEntries();
  const days = useMemo(() => byDay(entries), [entries]);
  const [dayTitle, texts] = [useDayTitle(), useEntryTexts()];
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  return (
    <>
      <FoundCount count={entries.length} />
      {isStopped && reach !== null && <SearchedHere since={reach.localDay} />}
      {entries.length === 0 && (isStopped || reach === null) && <NoEntries />}
      <LongGroups groups={days}>
        {(day, from, to) => {
          const isOpen = reach !== null && day.key <= reach.localDay;
          const title = dayTitle(day.key);
          return <Day key={day.key} {...{ day, title, from, to, isOpen, openId, onOpen, texts }} />;
        }}
      </LongGroups>
      {reach !== null && <More after={`${reach.id} ${String(isStopped)}`} onMore={more} />}
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
  const { text, month, categoryId, accountId, userId } = filter;
  return (
    <MoreButton
      key={[after, text, month, categoryId, accountId, userId].join(" ")}
      text={t(isFiltering(filter) ? "history.searching" : "history.more")}
      onMore={onMore}
    />
  );
}
