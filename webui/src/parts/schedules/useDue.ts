import { useSetAtom, useStore } from "jotai";
import { schedules, type HistoryEntry, type ScheduleView } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoToast } from "@/parts/useUndoToast";
import { dispatchAtom } from "@/state/budget/dispatch";
import { isSharedAtom } from "@/state/budget/people";
import { postedEntryAtom, type Due } from "@/state/budget/schedules";
import { todayAtom } from "@/state/device";
import { DONE, type Outcome } from "@/state/outcome";
import { useScheduleTexts } from "./useScheduleTexts";

/** Posts and skips occurrences, and says what it did. */
export function useDue() {
  const { t } = useTranslation();
  const [dispatch, announce] = [useSetAtom(dispatchAtom), useAnnounced()];
  const offer = useUndoToast();
  const texts = useScheduleTexts();
  const store = useStore();

  /** Return who posted an entry, as far as several people could have. */
  function postedText(name: string, { isAutomatic, creatorName }: HistoryEntry): string {
    if (isAutomatic) return t("schedules.postedAutomatically", { name });
    if (!store.get(isSharedAtom)) return t("schedules.alreadyPosted", { name });
    return t("schedules.postedBy", { name, who: creatorName });
  }

  return {
    post: async ({ schedule, occurrence }: Due, value?: string): Promise<Outcome> => {
      const { id } = schedule;
      const name = texts.name(schedule);
      const entryOf = () => store.get(postedEntryAtom)(id, occurrence);
      const standing = entryOf();
      if (standing !== undefined) {
        offer(postedText(name, standing), null);
        return DONE;
      }
      const body = { occurrence, ...(value !== undefined && { value }) };
      const outcome = await dispatch({ name: "postSchedule", id, body });
      announce(outcome);
      const made = entryOf();
      const undo = () => {
        const entry = entryOf();
        if (entry === undefined) return undefined;
        // Somebody posted it first, which this device knows by now: their entry stays.
        const isOther = entry.userId !== made?.userId || entry.isAutomatic;
        if (isOther) offer(postedText(name, entry), null);
        return isOther ? undefined : dispatch({ name: "deleteHistory", id: entry.id });
      };
      if (outcome.ok) offer(t("schedules.posted", { name }), undo);
      return outcome;
    },
    skip: async ({ schedule, occurrence }: Due): Promise<Outcome> => {
      const { id } = schedule;
      const outcome = await dispatch({ name: "skipSchedule", id, body: { occurrence } });
      announce(outcome);
      const [name, next] = [texts.name(schedule), nextAfter(schedule, occurrence, store.get(todayAtom))];
      const text =
        next === null
          ? t("schedules.skipped", { name })
          : t("schedules.skippedNext", { name, day: texts.day(next) });
      const undo = { name: "skipSchedule", id, body: { occurrence, isSkipped: false } } as const;
      if (outcome.ok) offer(text, () => dispatch(undo));
      return outcome;
    },
  };
}

/** Return the day of the next open occurrence after one; null when there is none. */
export function nextAfter(schedule: ScheduleView, occurrence: string, today: string): string | null {
  const settled = new Set([...schedule.settled, occurrence]);
  const waiting = [...schedules.openOccurrences(schedule, settled, today)].find(
    (each) => each.occurrence > occurrence,
  );
  return waiting?.day ?? schedules.nextDay(schedule, settled, today);
}
