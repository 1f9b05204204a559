import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { timeText } from "@/i18n/dates";
import { mainChange } from "./describe";
import { activityAtom, type ChangeSet } from "@/state/budget/activity";
import { userAtom } from "@/state/session/session";

/** Return the author and time of a change, and who undid it. */
export function useAuthorText(): (changeSet: ChangeSet) => string {
  const { t } = useTranslation();
  const me = useAtomValue(userAtom)?.id;
  const changeSets = useAtomValue(activityAtom).changeSets ?? [];
  return (changeSet) => {
    const { userId, userName, isByAssistant, at, undoneBy } = changeSet;
    const person = userId === me ? t("history.you") : (userName ?? t("activity.somebody"));
    const name = isByAssistant ? t("activity.byAssistant", { name: person }) : person;
    const said = { name, time: timeText(at) };
    const isCorrected = mainChange(changeSet)?.kind === "corrected";
    if (undoneBy === null) return t(isCorrected ? "activity.correctedAt" : "activity.byAt", said);
    const undo = changeSets.find(({ revision }) => revision === undoneBy);
    if (undo?.userId === me) return t("activity.undoneByYou", said);
    if (!undo?.userName) return t("activity.undone", said);
    return t("activity.undoneBy", { ...said, other: undo.userName });
  };
}
