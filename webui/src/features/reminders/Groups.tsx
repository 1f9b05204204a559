import { useTranslation } from "@/i18n/useTranslation";
import { today } from "@/data/device/clock";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import type { Reminder } from "@/state/session/reminders";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { groupsOf, type GroupName } from "./groups";
import { ReminderRow } from "./ReminderRow";

export interface GroupsProps {
  reminders: readonly Reminder[];
  onOpen: (reminder: Reminder) => void;
}

/** Reminders by time: today, in the next seven days, later; and those switched off. */
export function Groups({ reminders, onOpen }: GroupsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleOf = (name: GroupName) =>
    name === "today" ? t("reminders.today", { day: dayHeading(today(), language) }) : t(`reminders.${name}`);
  return groupsOf(reminders, today()).map(({ name, rows }) => (
    <Section key={name}>
      <SectionHeader title={titleOf(name)} />
      <Rows label={titleOf(name)} reminders={rows} onOpen={onOpen} />
    </Section>
  ));
}

/** Without a subscription: they stay, can be switched off and deleted, and do not ring. */
export function KeptForYou({ reminders, onOpen }: GroupsProps) {
  const { t } = useTranslation();
  const title = t("reminders.kept", { count: reminders.length });
  if (reminders.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={title} />
      <Rows label={title} reminders={reminders} onOpen={onOpen} paused />
      <p>{t("reminders.keptText")}</p>
    </Section>
  );
}

function Rows({
  label,
  reminders,
  onOpen,
  paused = false,
}: GroupsProps & { label: string; paused?: boolean }) {
  return (
    <ListGroup label={label}>
      {reminders.map((reminder) => (
        <ReminderRow key={reminder.id} reminder={reminder} paused={paused} onOpen={() => onOpen(reminder)} />
      ))}
    </ListGroup>
  );
}
