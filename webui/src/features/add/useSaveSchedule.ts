import { useAtomValue, useSetAtom } from "jotai";
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
import type { ScheduleBody } from "./scheduling";

/** Schedules an entry of a day to come; says so, and offers to take it back. */
export function useSaveSchedule() {
  const { t } = useTranslation();
  const [names, language] = [useNames(), useLanguage()];
  const [dispatch, announce] = [useSetAtom(dispatchAtom), useAnnounced()];
  const categories = useAtomValue(categoryByIdAtom);
  const offer = useUndoToast();
  return async (body: ScheduleBody, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("sch");
    const outcome = await dispatch({ name: "createSchedule", id, body });
    const { kind, note = "", categoryId, startDate } = body;
    const label =
      kind === "expense" ? names(categories.get(categoryId ?? "")?.name ?? "") : t(`history.kind.${kind}`);
    const name = note === "" ? label : note;
    if (outcome.ok) {
      offer(t("schedules.scheduled", { name, day: dayInWords(startDate, language) }), () =>
        dispatch({ name: "deleteSchedule", id }),
      );
    }
    announce(outcome);
    return outcome;
  };
}
