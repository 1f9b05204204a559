import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { dayInWords } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import type { IdOf } from "@/parts/forms/useIntent";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoToast } from "@/parts/useUndoToast";
import { categoryByIdAtom } from "@/state/budget/categories";
import { dispatchAtom } from "@/state/budget/dispatch";
import type { Outcome } from "@/state/outcome";
import { bookedId } from "@/domain";
import { isGuestAtom } from "@/state/session/session";
import type { EntryBody } from "./booking";
import type { ScheduleBody } from "./scheduling";
import { useAdded } from "./useAdded";

/** Schedules an entry, which may be booked at the same time; says so, and offers to take all of it back. */
export function useSaveSchedule() {
  const { t } = useTranslation();
  const [names, language] = [useNames(), useLanguage()];
  const [dispatch, announce] = [useSetAtom(dispatchAtom), useAnnounced()];
  const categories = useAtomValue(categoryByIdAtom);
  const offer = useUndoToast();
  const added = useAdded();
  const isGuest = useAtomValue(isGuestAtom);
  return async (body: ScheduleBody, entry: EntryBody, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("sch");
    const outcome = await dispatch({ name: "createSchedule", id, body });
    const { kind, note = "", categoryId, startDate } = body;
    const label =
      kind === "expense" ? names(categories.get(categoryId ?? "")?.name ?? "") : t(`history.kind.${kind}`);
    const name = note === "" ? label : note;
    const isBooked = body.book === true;
    if (outcome.ok) {
      const text = isBooked
        ? added(entry)
        : t("schedules.scheduled", { name, day: dayInWords(startDate, language) });
      offer(text, async () => {
        await dispatch({ name: "deleteSchedule", id });
        if (isBooked) await dispatch({ name: "deleteHistory", id: bookedId(id, startDate, isGuest) });
      });
    }
    announce(outcome);
    return outcome;
  };
}
