import { useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { byDay, hasMoreHistoryAtom, loadMoreHistoryAtom } from "@/state/budget/history";
import { Button } from "@/ui/actions/Button";
import { useInView } from "@/ui/browser/useInView";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { LongGroups } from "@/ui/rows/LongGroups";
import { Day, type DayProps } from "./Day";
import { filterAtom, isFiltering } from "../filter/filter";
import { NoEntries } from "./NoEntries";
import { useFound } from "../filter/useFound";

/** The days with what was booked on them; older ones follow as one scrolls. */
export function Days({ openId, onOpen }: Pick<DayProps, "openId" | "onOpen">) {
  const found = useFound();
  const days = useMemo(() => byDay(found), [found]);
  const hasMore = useAtomValue(hasMoreHistoryAtom);
  const loadMore = useSetAtom(loadMoreHistoryAtom);
  return (
    <>
      <FoundCount count={found.length} />
      {found.length === 0 && <NoEntries />}
      <LongGroups groups={days}>
        {(day, from, to) => {
          const isOpen = hasMore && day === days.at(-1);
          return <Day key={day.key} {...{ day, from, to, isOpen, openId, onOpen }} />;
        }}
      </LongGroups>
      {hasMore && <MoreButton key={found.length} onMore={() => void loadMore()} />}
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
function MoreButton({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation();
  const button = useInView<HTMLButtonElement>(onMore);
  return (
    <Button ref={button} kind="text" block onClick={onMore}>
      {t("history.more")}
    </Button>
  );
}
