import { useSetAtom, useStore } from "jotai";
import { schedules, type ScheduleView } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useUndoToast } from "@/parts/useUndoToast";
import { dispatchAtom } from "@/state/budget/dispatch";
import { postedEntryAtom, type Due } from "@/state/budget/schedules";
import { todayAtom } from "@/state/device";
import { failureNoticeAtom } from "@/state/notices";
import { DONE, type Outcome } from "@/state/outcome";
import { useScheduleTexts } from "./useScheduleTexts";

/** Posts and skips occurrences, and says what it did. */
export function useDue() {
  const { t } = useTranslation();
  const [dispatch, announce] = [useSetAtom(dispatchAtom), useSetAtom(failureNoticeAtom)];
  const offer = useUndoToast();
  const texts = useScheduleTexts();
  const store = useStore();

  /** Errors have no field to stand at here. */
  function tell(outcome: Outcome): void {
    if (outcome.ok) return;
    for (const code of Object.values(outcome.fields)) announce({ ...outcome, code });
  }

  return {
    post: async ({ schedule, occurrence }: Due, value?: string): Promise<Outcome> => {
      const { id } = schedule;
      const name = texts.name(schedule);
      const entryOf = () => store.get(postedEntryAtom)(id, occurrence);
      if (entryOf() !== undefined) {
        offer(t("schedules.alreadyPosted", { name }), null);
        return DONE;
      }
      const body = { occurrence, ...(value !== undefined && { value }) };
      const outcome = await dispatch({ name: "postSchedule", id, body });
      tell(outcome);
      const undo = () => {
        const entry = entryOf();
        return entry && dispatch({ name: "deleteHistory", id: entry.id });
      };
      if (outcome.ok) offer(t("schedules.posted", { name }), undo);
      return outcome;
    },
    skip: async ({ schedule, occurrence }: Due): Promise<Outcome> => {
      const { id } = schedule;
      const outcome = await dispatch({ name: "skipSchedule", id, body: { occurrence } });
      tell(outcome);
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
  const [waiting] = schedules
    .openOccurrences(schedule, settled, today)
    .filter((each) => each.occurrence > occurrence);
  return waiting?.day ?? schedules.nextDay(schedule, settled, today);
}
