import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { localTimestamp } from "@/data/device/clock";
import { useMessage } from "@/i18n/useMessage";
import {
  activityFilterAtom,
  isFilteringActivity,
  loadMoreActivityAtom,
  NO_ACTIVITY_FILTER,
  type ChangeSet,
  activityAtom,
  activityRunAtom,
  loadActivityAtom,
  type Activity,
} from "@/state/budget/activity";
import { useDayTitle } from "@/parts/days";
import { Button } from "@/ui/actions/Button";
import { useInView } from "@/ui/browser/useInView";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { onlineAtom } from "@/state/connection";
import { optimisticStateAtom } from "@/state/view";
import { ActivityRow } from "./ActivityRow";

/** The change sets by day, older ones as one scrolls; what took another back is said on that one. */
export function ActivityDays() {
  const { t } = useTranslation();
  const message = useMessage();
  const title = useDayTitle();
  const { changeSets, nextCursor, failure, again } = useActivity();
  if (changeSets === null && failure !== null) {
    return (
      <EmptyState art="list" title={t("activity.failed")} text={message(failure.code, failure.params)}>
        <Button onClick={again}>{t("actions.retry")}</Button>
      </EmptyState>
    );
  }
  if (changeSets === null) return <SkeletonRows count={6} label={t("states.loading")} />;
  const shown = changeSets.filter(({ undoes }) => undoes === null);
  return (
    <>
      {shown.length === 0 && nextCursor === null && <Nothing />}
      {byDay(shown).map(([day, ofDay]) => (
        <Section key={day}>
          <SectionHeader title={title(day)} sticky />
          <ListGroup label={title(day)}>
            {ofDay.map((changeSet) => (
              <ActivityRow key={changeSet.revision} changeSet={changeSet} />
            ))}
          </ListGroup>
        </Section>
      ))}
      {nextCursor !== null && <OlderButton key={nextCursor} />}
    </>
  );
}

function OlderButton() {
  const { t } = useTranslation();
  const loadMore = useSetAtom(loadMoreActivityAtom);
  const more = () => void loadMore();
  const button = useInView<HTMLButtonElement>(more);
  return (
    <Button ref={button} kind="text" block onClick={more}>
      {t("activity.older")}
    </Button>
  );
}

function Nothing() {
  const { t } = useTranslation();
  const [filter, setFilter] = useAtom(activityFilterAtom);
  if (!isFilteringActivity(filter)) {
    return <EmptyState art="list" title={t("activity.emptyTitle")} text={t("activity.emptyText")} />;
  }
  const clear = () => setFilter(NO_ACTIVITY_FILTER);
  return (
    <EmptyState art="list" title={t("activity.nothingTitle")} text={t("activity.nothingText")}>
      <Button kind="tonal" size="l" onClick={clear}>
        {t("activity.clear")}
      </Button>
    </EmptyState>
  );
}

/** By the day it was where this device is, newest first. */
function byDay(changeSets: readonly ChangeSet[]): [day: string, ofDay: ChangeSet[]][] {
  const days = new Map<string, ChangeSet[]>();
  for (const each of changeSets) {
    const day = localTimestamp(new Date(each.at)).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return [...days];
}

/** The activity as it is read: anew whenever the budget changes, for another choice, and when the connection is back. */
function useActivity(): Activity & { again: () => void } {
  const activity = useAtomValue(activityAtom);
  const run = useAtomValue(activityRunAtom);
  const isOnline = useAtomValue(onlineAtom);
  const budget = useAtomValue(optimisticStateAtom);
  const load = useSetAtom(loadActivityAtom);
  useEffect(() => {
    void load();
  }, [run, isOnline, budget, load]);
  return { ...activity, again: () => void load() };
}
