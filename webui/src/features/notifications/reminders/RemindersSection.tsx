import { CreditCard } from "lucide-react";
import { useState } from "react";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { NoticeCard } from "@/parts/NoticeCard";
import { useRemote } from "@/parts/useRemote";
import { remindersRemote, type Reminder } from "@/state/session/reminders";
import { userAtom } from "@/state/session/session";
import { useAtomValue } from "@/state/useAtomValue";
import { Button } from "@/ui/actions/Button";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { ReminderSheet } from "./form/ReminderSheet";
import { Missed } from "./Missed";
import { BELL, ReminderRow } from "./ReminderRow";
import { useBooking } from "./useBooking";

/** Missed reminders, and all by when they ring next. Without the subscription they stay, paused. */
export function RemindersSection() {
  const { t } = useTranslation();
  const message = useMessage();
  const isLocked = useAtomValue(userAtom)?.hasSubscription === false;
  const { reading, again } = useRemote(remindersRemote);
  const sheet = useSheet();
  useBooking();
  return (
    <>
      {reading?.ok && !isLocked && <Missed reminders={reading.data} />}
      <Section>
        <SectionHeader title={t("reminders.title")}>
          {!isLocked && (
            <Button kind="text" onClick={sheet.add}>
              {t("reminders.new")}
            </Button>
          )}
        </SectionHeader>
        {reading === null && <SkeletonRows count={2} label={t("states.loading")} />}
        {reading?.ok === false && (
          <NoticeCard icon={BELL} title={t("reminders.failed")} text={message(reading.code, reading.params)}>
            <Button onClick={again}>{t("actions.retry")}</Button>
          </NoticeCard>
        )}
        {reading?.ok && <Rows reminders={reading.data} isLocked={isLocked} onOpen={sheet.edit} />}
        <ReminderSheet key={sheet.turn} {...sheet} />
      </Section>
    </>
  );
}

interface RowsProps {
  reminders: readonly Reminder[];
  isLocked: boolean;
  onOpen: (reminder: Reminder) => void;
}

function Rows({ reminders, isLocked, onOpen }: RowsProps) {
  const { t } = useTranslation();
  return (
    <ListGroup label={t("reminders.title")}>
      {reminders.map((reminder) => (
        <ReminderRow
          key={reminder.id}
          reminder={reminder}
          paused={isLocked}
          onOpen={() => onOpen(reminder)}
        />
      ))}
      {isLocked && (
        <MoreRow
          glyph={CreditCard}
          hue="violet"
          title={t("reminders.locked")}
          sub={reminders.length > 0 ? t("reminders.keptText") : undefined}
          to="/subscription"
        />
      )}
      {!isLocked && reminders.length === 0 && (
        <ListRow compact wrap title={t("reminders.none")} sub={t("reminders.noneText")} />
      )}
    </ListGroup>
  );
}

/** One sheet: for a new reminder, or for one that is there. */
function useSheet() {
  const [open, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const [reminder, setReminder] = useState<Reminder | null>(null);
  const show = (chosen: Reminder | null) => {
    setReminder(chosen);
    setTurn(turn + 1);
    setOpen(true);
  };
  return {
    open,
    turn,
    reminder,
    add: () => show(null),
    edit: show,
    onClose: () => setOpen(false),
  };
}
