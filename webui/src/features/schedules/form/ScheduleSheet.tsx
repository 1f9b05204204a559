import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Trash } from "lucide-react";
import { useState } from "react";
import type { ScheduleView } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { useOnce, type IdOf } from "@/parts/forms/useIntent";
import { useScheduleTexts } from "@/parts/schedules/useScheduleTexts";
import { useUndoableChange } from "@/parts/useUndoToast";
import { accountsAtom } from "@/state/budget/accounts";
import { dispatchAtom } from "@/state/budget/dispatch";
import { schedulesAtom } from "@/state/budget/schedules";
import { todayAtom } from "@/state/device";
import type { Outcome } from "@/state/outcome";
import { questionAtom } from "@/state/question";
import { Button } from "@/ui/actions/Button";
import { Switch } from "@/ui/fields/Switch";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { bodyOf, changesOf, fieldsOf, newFields, type ScheduleFields } from "./fields";
import { ScheduleForm } from "./ScheduleForm";

export interface ScheduleSheetProps {
  open: boolean;
  /** The one that is edited; null for a new one. */
  schedule: ScheduleView | null;
  onClose: () => void;
}

/** Makes a schedule, or edits one, pauses it, and is the way to be rid of it. */
export function ScheduleSheet({ open, schedule, onClose }: ScheduleSheetProps) {
  const { t } = useTranslation();
  const save = useSave(schedule);
  const today = useAtomValue(todayAtom);
  const accounts = useAtomValue(accountsAtom);
  const main = accounts.find(({ isMainAccount }) => isMainAccount) ?? accounts[0];
  const [start] = useState(() => (schedule === null ? newFields(today, main?.id ?? "") : fieldsOf(schedule)));
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t(schedule === null ? "schedules.new" : "schedules.edit")}
    >
      {schedule !== null && <Pause schedule={schedule} />}
      <ScheduleForm start={start} isNew={schedule === null} onSubmit={save} onClose={onClose} />
      {schedule !== null && <Delete schedule={schedule} onDone={onClose} />}
    </FormSheet>
  );
}

function useSave(schedule: ScheduleView | null) {
  const dispatch = useSetAtom(dispatchAtom);
  return (fields: ScheduleFields, idOf: IdOf): Promise<Outcome> =>
    schedule === null
      ? dispatch({ name: "createSchedule", id: idOf("sch"), body: bodyOf(fields) })
      : dispatch({ name: "updateSchedule", id: schedule.id, body: changesOf(fields, schedule) });
}

function Pause({ schedule: { id, isActive } }: { schedule: ScheduleView }) {
  const { t } = useTranslation();
  const dispatch = useSetAtom(dispatchAtom);
  return (
    <ListGroup>
      <ListRow
        control
        title={t("schedules.active")}
        sub={isActive ? undefined : t("schedules.activeText")}
        end={
          <Switch
            checked={isActive}
            onChange={({ target }) =>
              void dispatch({ name: "toggleSchedule", id, body: { isActive: target.checked } })
            }
          />
        }
      />
    </ListGroup>
  );
}

function Delete({ schedule, onDone }: { schedule: ScheduleView; onDone: () => void }) {
  const { t } = useTranslation();
  const name = useScheduleTexts().name(schedule);
  const stored = useAtomValue(schedulesAtom).find(({ id }) => id === schedule.id);
  const ask = useSetAtom(questionAtom);
  const change = useUndoableChange();
  const once = useOnce();
  const remove = async () => {
    const outcome = await once(() =>
      change({
        operation: { name: "deleteSchedule", id: schedule.id },
        text: t("schedules.deleted", { name }),
        undo: stored === undefined ? null : { name: "restoreSchedule", id: stored.id, body: stored },
      }),
    );
    if (outcome?.ok === true) onDone();
  };
  return (
    <Button
      kind="danger-text"
      block
      glyph={Trash}
      onClick={() =>
        ask({
          title: t("schedules.deleteTitle", { name }),
          text: t("schedules.deleteText"),
          confirmLabel: t("schedules.delete"),
          run: remove,
        })
      }
    >
      {t("schedules.delete")}
    </Button>
  );
}
