import { useSetAtom } from "jotai";
import { todayAtom } from "@/state/device";
import type { EntryView } from "@/state/budget/history";
import { DECLINED, type Outcome } from "@/state/outcome";
import { useAtomValue } from "@/state/useAtomValue";
import { amountOf } from "./draft";
import type { Draft } from "./draftFields";
import { bodyOf, type Booking, type EntryBody } from "./booking";
import type { BookNow } from "@/parts/meta/useBookNow";
import type { IdOf, Intent } from "@/parts/forms/useIntent";
import { dayInWords } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoToast } from "@/parts/useUndoToast";
import { categoryByIdAtom } from "@/state/budget/categories";
import { dispatchAtom } from "@/state/budget/dispatch";
import { bookedId } from "@/domain";
import { isGuestAtom } from "@/state/session/session";
import { scheduleOf, type ScheduleBody } from "./scheduling";
import { withDifference } from "./split/draftLines";
import type { LineQuestion } from "./split/useLineQuestion";
import { useSaveEntry } from "./useSaveEntry";
import { useAdded } from "./useAdded";

interface Submission {
  draft: Draft;
  booking: Booking;
  /** Entry that this one takes the place of. */
  replaced: EntryView | null;
  /** Saves it in another way than by booking it. */
  onSave: ((body: EntryBody, idOf: IdOf) => Promise<Outcome>) | undefined;
  /** Saves what may change without a new booking, where nothing else was changed. */
  saveDetails: (() => Promise<Outcome>) | undefined;
  onDone: () => void;
  isCorrection: boolean;
  /** It is of a day to come, and new. */
  isScheduled: boolean;
  /** It is booked, and comes again. */
  repeats: boolean;
  /** Nothing is left open, and a correction changes something. */
  isReady: boolean;
  intent: Intent;
  /** Questions before it is booked. */
  asked: { bookNow: BookNow; lineQuestion: LineQuestion };
}

/** Return what books a draft; undefined while something is missing. */
export function useSubmit(submission: Submission) {
  const { draft, booking, replaced, isCorrection, onSave, saveDetails } = submission;
  const { isScheduled, repeats, isReady, intent, asked, onDone } = submission;
  const today = useAtomValue(todayAtom);
  const book = useSaveEntry(replaced);
  const schedule = useSaveSchedule();
  const save = onSave ?? book;
  // The lines of a correction are asked for: it can be saved when one of them can take the difference.
  const drafts = isCorrection ? [draft, ...draft.lines.map((_, at) => changedAt(draft, at))] : [draft];
  const isComplete = drafts.some((each) => bodyOf(each, booking, replaced, new Date(0)) !== null);
  // Details are saved though an account of their entry is gone.
  if (intent.left !== undefined || !isReady || (!isComplete && saveDetails === undefined)) return undefined;
  const saveBody = async (body: EntryBody) => {
    if (isScheduled || repeats) {
      return schedule(
        { ...scheduleOf(draft, today, body, booking), ...(repeats && { book: true }) },
        body,
        intent.idOf,
      );
    }
    const isBooked = await asked.bookNow.ask(draft.day, replaced?.localDay ?? null);
    return isBooked ? save(body, intent.idOf) : DECLINED;
  };
  const saveDraft = async () => {
    const divided = isCorrection ? await asked.lineQuestion.ask(draft) : draft;
    const body = divided && bodyOf(divided, booking, replaced, new Date());
    return body === null ? DECLINED : saveBody(body);
  };
  return () => {
    void intent.once(saveDetails ?? saveDraft).then((outcome) => {
      if (outcome?.ok === true) onDone();
    });
  };
}

function changedAt(draft: Draft, at: number): Draft {
  return { ...draft, lines: withDifference(draft.lines, amountOf(draft.text), at) };
}

/** Schedules an entry, which may be booked at the same time; says so, and offers to take all of it back. */
function useSaveSchedule() {
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
