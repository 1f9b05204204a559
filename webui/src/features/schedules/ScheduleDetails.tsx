import { useAtomValue } from "@/state/useAtomValue";
import type { ScheduleView } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useScheduleTexts } from "@/parts/schedules/useScheduleTexts";
import { tagsText } from "@/parts/tags/tagsText";
import { categoryByIdAtom } from "@/state/budget/categories";
import { Sheet } from "@/ui/overlays/Sheet";
import { Details } from "@/ui/rows/Details";

export interface ScheduleDetailsProps {
  open: boolean;
  schedule: ScheduleView | null;
  onClose: () => void;
}

/** A schedule for whoever may not change it. */
export function ScheduleDetails({ open, schedule, onClose }: ScheduleDetailsProps) {
  const texts = useScheduleTexts();
  return (
    <Sheet open={open} onClose={onClose} title={schedule === null ? "" : texts.name(schedule)}>
      {schedule !== null && <Facts schedule={schedule} />}
    </Sheet>
  );
}

function Facts({ schedule }: { schedule: ScheduleView }) {
  const { t } = useTranslation();
  const [texts, names, money] = [useScheduleTexts(), useNames(), useMoney()];
  const categories = useAtomValue(categoryByIdAtom);
  const { kind, value, currencyCode, categoryId, note, startDate, nextDate, weekend, mode } = schedule;
  const { payee, tags } = schedule;
  const isOnce = schedule.frequency === "once";
  const { count, endDate, postedCount } = schedule;
  const end =
    endDate !== null
      ? texts.day(endDate)
      : count !== null
        ? t("schedules.postedOf", { count: postedCount, all: count })
        : t("schedules.end.never");
  const facts: [label: string, value: string][] = [
    [t("schedules.kind"), t(`history.kind.${kind}`)],
    [t("schedules.amount", { currency: currencyCode }), money(value, currencyCode).text],
    [t("schedules.account"), texts.place(schedule)],
    [t("schedules.category"), names(categories.get(categoryId ?? "")?.name ?? "")],
    [t("payees.payee"), payee],
    [t("schedules.note"), note],
    [t("tags.title"), tagsText(tags)],
    [t("schedules.repeats"), texts.rhythm(schedule)],
    [t("schedules.first"), texts.day(startDate)],
    [t("schedules.nextLabel"), nextDate === null ? t("schedules.nextNone") : texts.day(nextDate)],
    [t("schedules.ends"), isOnce ? "" : end],
    [t("schedules.weekend"), t(`schedules.shift.${weekend}`)],
    [t("schedules.mode"), t(`schedules.modes.${mode}`)],
  ];
  return (
    <Details
      details={facts.filter(([, shown]) => shown !== "").map(([label, shown]) => ({ label, value: shown }))}
    />
  );
}
