import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { LostWorkspace } from "@/contract/schemas";
import { dayNumeric, timeText } from "@/i18n/dates";
import { dayOf } from "@/parts/days";
import { lostWorkspaceAtom } from "@/state/budget/workspace";
import { todayAtom } from "@/state/device";
import { AnswerDialog } from "@/ui/overlays/AnswerDialog";
import { MainChoice } from "./MainChoice";

/** The workspace that opened first is gone: says who did what to which, and has another one chosen. */
export default function LostWorkspaceDialog() {
  const lost = useAtomValue(lostWorkspaceAtom);
  return lost && <Question lost={lost} />;
}

function Question({ lost: { kind, name, creatorName, at } }: { lost: LostWorkspace }) {
  const { t } = useTranslation();
  const [day, time] = [dayOf(at), timeText(at)];
  const isToday = day === useAtomValue(todayAtom);
  const when = isToday ? t("lost.today", { time }) : t("lost.when", { day: dayNumeric(day), time });
  return (
    <AnswerDialog
      title={t(`lost.${kind}`, { creator: creatorName, name })}
      text={`${when} ${t("lost.question")}`}
    >
      <MainChoice />
    </AnswerDialog>
  );
}
