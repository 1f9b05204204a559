import { useSetAtom } from "jotai";
import { Bell } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { toggleReminderAtom, type Reminder } from "@/state/session/reminders";
import { IconTile } from "@/ui/art/IconTile";
import { Switch } from "@/ui/fields/Switch";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import { useExpenseOf } from "./useExpenseOf";
import { useFailureToast } from "@/parts/useFailureToast";
import { useWhen } from "./useWhen";

/** Icon of reminders. */
export const BELL = { glyph: Bell, hue: "amber" } as const;

export interface ReminderRowProps {
  reminder: Reminder;
  /** The subscription has lapsed: it stays, and does not ring. */
  paused: boolean;
  onOpen: () => void;
}

/** A reminder: a tap opens it, the switch only switches. */
export function ReminderRow({ reminder, paused, onOpen }: ReminderRowProps) {
  const { t } = useTranslation();
  const [{ line }, { amount }] = [useWhen(), useExpenseOf()];
  const price = amount(reminder);
  const isPaused = paused && reminder.active;
  const hue = paused || !reminder.active ? "slate" : BELL.hue;
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
