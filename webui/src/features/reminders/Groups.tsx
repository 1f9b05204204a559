import { useSetAtom } from "jotai";
import { Bell } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { today } from "@/data/device/clock";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { type Reminder, toggleReminderAtom } from "@/state/session/reminders";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { IconTile } from "@/ui/art/IconTile";
import { Switch } from "@/ui/fields/Switch";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import { useFailureToast } from "@/parts/useFailureToast";
import { groupsOf, type GroupName } from "./groups";
import { useExpenseOf } from "./useExpenseOf";
import { useWhen } from "./useWhen";

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

interface ReminderRowProps {
  reminder: Reminder;
  /** The subscription has lapsed: it stays, and does not ring. */
  paused: boolean;
  onOpen: () => void;
}

/** A reminder: a tap opens it, the switch only switches. */
function ReminderRow({ reminder, paused, onOpen }: ReminderRowProps) {
  const { t } = useTranslation();
  const [{ line }, { amount }] = [useWhen(), useExpenseOf()];
  const price = amount(reminder);
  const isPaused = paused && reminder.active;
  const hue = paused || !reminder.active ? "slate" : "amber";
  return (
    <ListRow
      title={reminder.name}
      tag={
        isPaused ? (
          <Tag text={t("reminders.paused")} tone="warning" />
        ) : (
          price !== null && <Tag text={price} />
        )
      }
      sub={line(reminder)}
      start={<IconTile icon={{ glyph: Bell, hue }} />}
      wrap
      opens={{ label: t("reminders.editNamed", { name: reminder.name }), open: onOpen }}
      end={<Toggle reminder={reminder} disabled={paused && !reminder.active} />}
    />
  );
}

function Toggle({ reminder, disabled }: { reminder: Reminder; disabled: boolean }) {
  const tell = useFailureToast();
  const toggle = useSetAtom(toggleReminderAtom);
  return (
    <Switch
      label={reminder.name}
      checked={reminder.active}
      disabled={disabled}
      onChange={({ target }) => void toggle(reminder.id, target.checked).then(tell)}
    />
  );
}
