import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { dayGroupingAtom, hasMoreHistoryAtom, loadMoreHistoryAtom } from "@/state/budget/history";
import { Button } from "@/ui/actions/Button";
import { useInView } from "@/ui/browser/useInView";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { Day, type DayProps } from "./Day";
import { filterAtom, isFiltering } from "../filter/filter";
import { NoEntries } from "./NoEntries";
import { firstPages, PAGE_ENTRIES } from "./page";
import { useFound } from "../filter/useFound";

/** The days with what was booked on them; older ones follow as one scrolls. */
export function Days({ openId, onOpen }: Omit<DayProps, "day">) {
  const found = useFound();
  const { shown, more } = usePages(found);
  const days = useAtomValue(dayGroupingAtom)(shown);
  return (
    <>
      <FoundCount count={found.length} />
      {found.length === 0 && <NoEntries />}
      {days.map((day) => (
        <Day key={day.day} day={day} openId={openId} onOpen={onOpen} />
      ))}
      {more && <MoreButton key={shown.length} onMore={more} />}
    </>
  );
}

/** What stands on the screen, and how to get more: `undefined` at the end. */
function usePages(found: ReturnType<typeof useFound>) {
  const [count, setCount] = useState(PAGE_ENTRIES);
  const hasMore = useAtomValue(hasMoreHistoryAtom);
  const loadMore = useSetAtom(loadMoreHistoryAtom);
  const shown = firstPages(found, count);
  const isHeld = shown.length < found.length;
  const more = () => {
    setCount(count + PAGE_ENTRIES);
    if (!isHeld) void loadMore();
  };
  return { shown, more: isHeld || hasMore ? more : undefined };
}

/** How much a search found, for readers. */
function FoundCount({ count }: { count: number }) {
  const { t } = useTranslation();
  const isSearching = isFiltering(useAtomValue(filterAtom));
  return <VisuallyHidden role="status">{isSearching ? t("history.found", { count }) : ""}</VisuallyHidden>;
}

/** Shows older entries when it comes near, or when it is pressed. */
function MoreButton({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation();
  const button = useInView<HTMLButtonElement>(onMore);
  return (
    <Button ref={button} kind="text" block onClick={onMore}>
      {t("history.more")}
    </Button>
  );
}
