import { useAtomValue, useSetAtom } from "jotai";
import { WifiOff } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { byDay, entriesAtom, loadMoreHistoryAtom } from "@/state/budget/history";
import { stoppedAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { useInView } from "@/ui/browser/useInView";
import { Banner } from "@/ui/frame/Banner";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { LongGroups } from "@/ui/rows/LongGroups";
import { Day, type DayProps } from "./Day";
import { filterAtom, isFiltering } from "../filter/filter";
import { NoEntries } from "./NoEntries";
import { useFound, useMayFindMore } from "../filter/useFound";

/** The days with what was booked on them; older ones follow as one scrolls. */
export function Days({ openId, onOpen }: Pick<DayProps, "openId" | "onOpen">) {
  const { t } = useTranslation();
  const found = useFound();
  const days = useMemo(() => byDay(found), [found]);
  const held = useAtomValue(entriesAtom).length;
  const isSearching = isFiltering(useAtomValue(filterAtom));
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  const hasMore = useMayFindMore();
  const loadMore = useSetAtom(loadMoreHistoryAtom);
  return (
    <>
      <FoundCount count={found.length} />
      {isSearching && isStopped && hasMore && <Banner glyph={WifiOff} inset text={t("history.onDevice")} />}
      {found.length === 0 && (isStopped || !hasMore) && <NoEntries />}
      <LongGroups groups={days}>
        {(day, from, to) => {
          const isOpen = hasMore && day === days.at(-1);
          return <Day key={day.key} {...{ day, from, to, isOpen, openId, onOpen }} />;
        }}
      </LongGroups>
      {hasMore && (
        <MoreButton
          key={`${held} ${String(isStopped)}`}
          isSearching={isSearching}
          onMore={() => void loadMore()}
        />
      )}
    </>
  );
}

/** How much a search found, for readers. */
function FoundCount({ count }: { count: number }) {
  const { t } = useTranslation();
  const isSearching = isFiltering(useAtomValue(filterAtom));
  return <VisuallyHidden role="status">{isSearching ? t("history.found", { count }) : ""}</VisuallyHidden>;
}

/** Shows older entries when it comes near, or when it is pressed. */
function MoreButton({ isSearching, onMore }: { isSearching: boolean; onMore: () => void }) {
  const { t } = useTranslation();
  const button = useInView<HTMLButtonElement>(onMore);
  return (
    <Button ref={button} kind="text" block onClick={onMore}>
      {t(isSearching ? "history.searching" : "history.more")}
    </Button>
  );
}
