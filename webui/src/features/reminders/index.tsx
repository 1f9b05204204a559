import { useAtomValue } from "@/state/useAtomValue";
import { Plus } from "lucide-react";
import { useState, useEffect, useEffectEvent } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate, useSearchParams } from "react-router";
import { userAtom } from "@/state/session/session";
import { type Reminder, remindersRemote } from "@/state/session/reminders";
import { IconButton } from "@/ui/actions/IconButton";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { ReminderSheet } from "./form/ReminderSheet";
import { List } from "./List";
import { useExpenseOf } from "./useExpenseOf";

/** Reminders, missed ones, and the permission of this device. */
export default function Reminders() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isLocked = useAtomValue(userAtom)?.hasSubscription === false;
  const sheet = useSheet();
  useBooking();
  return (
    <>
      <PageBar
        title={t("reminders.title")}
        onBack={() => void navigate("/profile")}
        actions={
          !isLocked && <IconButton glyph={Plus} label={t("reminders.new")} edge="end" onClick={sheet.add} />
        }
      />
      <Page>
        <List isLocked={isLocked} onAdd={sheet.add} onOpen={sheet.edit} />
      </Page>
      <ReminderSheet key={sheet.turn} {...sheet} />
    </>
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

/** `?book=id`, where a notification leads: on to the keypad, filled in with what that reminder brings. */
function useBooking(): void {
  const [query] = useSearchParams();
  const reminders = useAtomValue(remindersRemote.valueAtom);
  const { book } = useExpenseOf();
  const wanted = query.get("book");
  const rows = reminders?.ok === true ? reminders.data : [];
  const reminder = rows.find(({ id, expense }) => id === wanted && expense !== null);
  const start = useEffectEvent(() => {
    if (reminder !== undefined) void book(reminder, true);
  });
  useEffect(() => start(), [reminder?.id]);
}
