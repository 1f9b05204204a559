import { useSetAtom } from "jotai";
import { Trash } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { newUuid } from "@/data/device/clock";
import { FormSheet } from "@/parts/forms/FormSheet";
import { useOnce } from "@/parts/forms/useIntent";
import type { Outcome } from "@/state/outcome";
import {
  createReminderAtom,
  deleteReminderAtom,
  updateReminderAtom,
  type Reminder,
} from "@/state/session/reminders";
import { Button } from "@/ui/actions/Button";
import { showToast } from "@/ui/overlays/toasts";
import { useFailureToast } from "@/parts/useFailureToast";
import { bodyOf, changesOf, fieldsOf, newFields, type ReminderFields } from "./fields";
import { ReminderForm } from "./ReminderForm";

export interface ReminderSheetProps {
  open: boolean;
  /** The one that is edited; null for a new one. */
  reminder: Reminder | null;
  onClose: () => void;
}

/** Makes a reminder, or edits one and is the way to be rid of it. */
export function ReminderSheet({ open, reminder, onClose }: ReminderSheetProps) {
  const { t } = useTranslation();
  const save = useSave(reminder);
  const [start] = useState(() => (reminder === null ? newFields(new Date()) : fieldsOf(reminder)));
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t(reminder === null ? "reminders.new" : "reminders.edit")}
    >
      <ReminderForm
        start={start}
        submitLabel={t(reminder === null ? "reminders.add" : "actions.save")}
        isChangeNeeded={reminder !== null}
        onSubmit={save}
        onClose={onClose}
      />
      {reminder !== null && <Delete reminder={reminder} onDone={onClose} />}
    </FormSheet>
  );
}

/** A new one has its id from the opening of the form: sent twice, it is made once. */
function useSave(reminder: Reminder | null): (fields: ReminderFields) => Promise<Outcome> {
  const [id] = useState(newUuid);
  const create = useSetAtom(createReminderAtom);
  const update = useSetAtom(updateReminderAtom);
  const tell = useFailureToast();
  return async (fields) => {
    const outcome = await (reminder === null
      ? create({ id, ...bodyOf(fields) })
      : update(reminder.id, changesOf(fields, reminder)));
    // Errors of a field are shown at the field.
    if (!outcome.ok && Object.keys(outcome.fields).length === 0) tell(outcome);
    return outcome;
  };
}

function Delete({ reminder, onDone }: { reminder: Reminder; onDone: () => void }) {
  const { t } = useTranslation();
  const tell = useFailureToast();
  const once = useOnce();
  const remove = useSetAtom(deleteReminderAtom);
  const create = useSetAtom(createReminderAtom);
  async function press(): Promise<void> {
    const outcome = await once(() => remove(reminder.id));
    if (outcome === null) return;
    if (!outcome.ok) {
      tell(outcome);
      return;
    }
    onDone();
    const again = {
      ...bodyOf(fieldsOf(reminder), reminder.timeZone),
      active: reminder.active,
      id: newUuid(),
    };
    const bringBack = () => void create(again).then((outcome) => tell(outcome, bringBack));
    showToast({
      text: t("reminders.deleted", { name: reminder.name }),
      tone: "success",
      action: { label: t("actions.undo"), run: bringBack },
    });
  }
  return (
    <Button kind="danger-text" block glyph={Trash} onClick={() => void press()}>
      {t("reminders.delete")}
    </Button>
  );
}
