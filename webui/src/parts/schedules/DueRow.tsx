import { useAtomValue } from "@/state/useAtomValue";
import { useLayoutEffect } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useOnce } from "@/parts/forms/useIntent";
import { canEditAtom } from "@/state/budget/access";
import type { Due } from "@/state/budget/schedules";
import { Button } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { guardSpot } from "@/ui/overlays/tapGuard";
import { ListRow } from "@/ui/rows/ListRow";
import css from "./DueRow.module.css";
import { useDue } from "./useDue";
import { useScheduleTexts } from "./useScheduleTexts";

export interface DueRowProps {
  due: Due;
  onOpen: () => void;
  /** Leads to where its account or category is chosen. */
  onMend: () => void;
}

/** An occurrence that waits: posted or skipped at once, opened by a tap beside. */
export function DueRow({ due, onOpen, onMend }: DueRowProps) {
  const { t } = useTranslation();
  const texts = useScheduleTexts();
  const canEdit = useAtomValue(canEditAtom);
  const { schedule, day } = due;
  const name = texts.name(schedule);
  // Once it is posted, the next one comes under the finger: a second tap would post that too.
  useLayoutEffect(() => guardSpot, []);
  return (
    <ListRow
      wrap
      title={`${name} ${texts.size(schedule)}`}
      sub={`${texts.due(day)} · ${texts.place(schedule)}`}
      start={<IconTile icon={texts.icon(schedule)} />}
      {...(canEdit && {
        opens: { label: t("schedules.dueTitle", { name }), open: due.problem === null ? onOpen : onMend },
        end: <Actions due={due} name={name} onMend={onMend} />,
      })}
    />
  );
}

function Actions({ due, name, onMend }: Pick<DueRowProps, "due" | "onMend"> & { name: string }) {
  const { t } = useTranslation();
  const { post, skip } = useDue();
  const once = useOnce(`${due.schedule.id} ${due.occurrence}`);
  return (
    <span className={css["DueRow-actions"]}>
      <Button
        kind="text"
        aria-label={t("schedules.skipNamed", { name })}
        onClick={() => void once(() => skip(due))}
      >
        {t("schedules.skip")}
      </Button>
      {due.problem === null ? (
        <Button
          kind="tonal"
          aria-label={t("schedules.postNamed", { name })}
          onClick={() => void once(() => post(due))}
        >
          {t("schedules.post")}
        </Button>
      ) : (
        <Button kind="tonal" onClick={onMend}>
          {t(`schedules.problem.${due.problem}`)}
        </Button>
      )}
    </span>
  );
}
