import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { dayGroupingAtom, hasMoreHistoryAtom, loadMoreHistoryAtom } from "@/state/budget/history";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { Day } from "./Day";
import { filterAtom, isFiltering } from "../filter/filter";
import { MoreButton } from "./MoreButton";
import { Nothing } from "./Nothing";
import { firstPages, PAGE_ENTRIES } from "./page";
import { useFound } from "../filter/useFound";

export interface DaysProps {
  /** The entry whose details stand at the right. */
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** The days with what was booked on them; older ones follow as one scrolls. */
export function Days({ openId, onOpen }: DaysProps) {
  const found = useFound();
  const { shown, more } = usePages(found);
  const days = useAtomValue(dayGroupingAtom)(shown);
  return (
    <>
      <FoundCount count={found.length} />
      {found.length === 0 && <Nothing />}
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
