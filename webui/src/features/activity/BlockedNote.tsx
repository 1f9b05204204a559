import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { localTimestamp } from "@/data/device/clock";
import { dayNumeric } from "@/i18n/dates";
import { activityFilterAtom, NO_ACTIVITY_FILTER, type ChangeSet } from "@/state/budget/activity";
import { Button } from "@/ui/actions/Button";
import css from "./ActivityRow.module.css";
import type { Blocked } from "./useUndo";
import { useDescribed } from "./useDescribed";

/** Where the row of a change set stands on the page. */
export function rowId(revision: number): string {
  return `change-${revision}`;
}

/** Says what builds on a change, and leads there. */
export function BlockedNote({ by }: Blocked) {
  const { t } = useTranslation();
  return (
    <div className={css["ActivityRow-blocked"]} role="alert">
      {by === null ? t("activity.blockedSomehow") : <By changeSet={by} />}
    </div>
  );
}

function By({ changeSet }: { changeSet: ChangeSet }) {
  const { t } = useTranslation();
  const show = useSetAtom(activityFilterAtom);
  const { title } = useDescribed()(changeSet);
  const day = dayNumeric(localTimestamp(new Date(changeSet.at)).slice(0, 10));
  const lead = () => {
    const row = document.getElementById(rowId(changeSet.revision));
    if (row === null) show(NO_ACTIVITY_FILTER);
    else row.focus();
  };
  return (
    <>
      <span>{t("activity.blocked", { title, day })}</span>
      <Button kind="text" onClick={lead}>
        {t("activity.show")}
      </Button>
    </>
  );
}
