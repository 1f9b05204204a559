import type { ScheduleView } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useScheduleTexts } from "@/parts/schedules/useScheduleTexts";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { ListRow } from "@/ui/rows/ListRow";

export interface ScheduleRowProps {
  schedule: ScheduleView;
  onPress: () => void;
}

/** A schedule: its next day, what it books and how often. */
export function ScheduleRow({ schedule, onPress }: ScheduleRowProps) {
  const { t } = useTranslation();
  const texts = useScheduleTexts();
  const { count, postedCount, nextDate, note, mode } = schedule;
  const posted =
    count === null
      ? t("schedules.postedCount", { count: postedCount })
      : t("schedules.postedOf", { count: postedCount, all: count });
  const facts = [
    nextDate === null ? posted : texts.day(nextDate),
    note === "" ? "" : texts.label(schedule),
    texts.rhythm(schedule),
    mode === "post" ? t("schedules.automatic") : "",
  ];
  return (
    <ListRow
      wrap
      title={texts.name(schedule)}
      sub={facts.filter(Boolean).join(" · ")}
      start={<IconTile icon={texts.icon(schedule)} />}
      end={<Amount parts={texts.amount(schedule)} tone={schedule.kind === "income" ? "in" : undefined} />}
      onPress={onPress}
    />
  );
}
