import { ArrowRight, Undo2, CalendarClock, FileUp, ListChecks, ReceiptText, Users } from "lucide-react";
import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import {
  type ChangeSet,
  activityAtom,
  activityFilterAtom,
  NO_ACTIVITY_FILTER,
  type Change,
} from "@/state/budget/activity";
import { IconButton } from "@/ui/actions/IconButton";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { Icon } from "@/ui/art/Icon";
import { IconTile, type IconTileProps } from "@/ui/art/IconTile";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { useAtomValue } from "@/state/useAtomValue";
import { canEditAtom } from "@/state/budget/access";
import { workspaceAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { userAtom } from "@/state/session/session";
import { timeText, dayNumeric } from "@/i18n/dates";
import { localTimestamp } from "@/data/device/clock";
import { Button } from "@/ui/actions/Button";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import { entryIcon } from "@/ui/rows/entryIcon";
import css from "./ActivityRow.module.css";
import { mainChange, entryKind } from "./describe";
import { type Described } from "./describeRows";
import { useDescribed } from "./useDescribed";
import { useUndo, type Blocked } from "./useUndo";

/** One change set: what was changed, from what to what, who and when; and how it is taken back. */
export function ActivityRow({ changeSet }: { changeSet: ChangeSet }) {
  const { t } = useTranslation();
  const described = useDescribed()(changeSet);
  const [icon, by, may] = [
    useIcon()(mainChange(changeSet)),
    useAuthorText()(changeSet),
    useCanUndo()(changeSet),
  ];
  const { isUndoing, blocked, run } = useUndo(changeSet);
  return (
    <li
      id={rowId(changeSet.revision)}
      className={css["ActivityRow"]}
      tabIndex={-1}
      data-undone={changeSet.undoneBy !== null || undefined}
    >
      <IconTile icon={icon} />
      <div className={css["ActivityRow-text"]}>
        <span className={css["ActivityRow-title"]}>{described.title}</span>
        <Diff {...described} />
        <span className={css["ActivityRow-by"]}>
          <Avatar name={changeSet.userName ?? "?"} hue={hueOf(changeSet.userId ?? "")} round size="xs" />
          {by}
        </span>
        {blocked && <BlockedNote {...blocked} />}
      </div>
      {may && (
        <IconButton
          glyph={Undo2}
          size={20}
          label={t("activity.undoOf", { title: described.title })}
          aria-busy={isUndoing || undefined}
          onClick={run}
        />
      )}
    </li>
  );
}

function Diff({ before, after, more }: Described) {
  const { t } = useTranslation();
  return (
    <span className={css["ActivityRow-diff"]}>
      {before !== null && (
        <>
          <VisuallyHidden>{t("activity.fromTo", { before, after })}</VisuallyHidden>
          <s aria-hidden="true">{before}</s>
          <Icon glyph={ArrowRight} size={14} />
        </>
      )}
      <b aria-hidden={before === null ? undefined : true}>{after}</b>
      {more > 0 && <span>{t("activity.more", { count: more })}</span>}
    </span>
  );
}

/**
 * Return whether the person may undo a change set now: changes of the creator alone are undone by the creator alone.
 */
function useCanUndo(): (changeSet: ChangeSet) => boolean {
  const isOnline = useAtomValue(onlineAtom);
  const canEdit = useAtomValue(canEditAtom);
  const me = useAtomValue(userAtom)?.id;
  const creator = useAtomValue(workspaceAtom)?.creatorId;
  return ({ undoable, undoneBy, changes }) => {
    const isOwn = me === creator || changes.every(({ entity }) => entity !== "workspace");
    return canEdit && isOnline && undoable && undoneBy === null && isOwn;
  };
}

/** Return the author and time of a change, and who undid it. */
function useAuthorText(): (changeSet: ChangeSet) => string {
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

/** Where the row of a change set stands on the page. */
function rowId(revision: number): string {
  return `change-${revision}`;
}

/** Says what builds on a change, and leads there. */
function BlockedNote({ by }: Blocked) {
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

/** The drawing of what was changed: its category's or account's where it has one. */
function useIcon(): (change: Change | undefined) => IconTileProps["icon"] {
  const [categories, accounts] = [useAtomValue(categoryByIdAtom), useAtomValue(accountByIdAtom)];
  const category = (label: string) => [...categories.values()].find(({ name }) => name === label)?.icon;
  return (change) => {
    switch (change?.entity) {
      case "history": {
        const kind = entryKind(change);
        if (kind === "income" || kind === "transfer" || kind === "settlement") return entryIcon(kind, "");
        const icon = category(change.label);
        return icon === undefined ? { glyph: ReceiptText, hue: "slate" } : categoryIcon(icon);
      }
      case "planning":
      case "carryRule":
      case "target":
        return categoryIcon(category(change.label) ?? "");
      case "category":
        return categoryIcon(categories.get(change.entityId)?.icon ?? "");
      case "account":
        return accountIcon(accounts.get(change.entityId)?.icon ?? "");
      case "expectedIncome":
        return entryIcon("income", "");
      case "schedule":
        return { glyph: CalendarClock, hue: "teal" };
      case "importRules":
        return { glyph: FileUp, hue: "blue" };
      case "list":
        return { glyph: ListChecks, hue: "green" };
      case "link":
      case "member":
      case "workspace":
      case undefined:
        return { glyph: Users, hue: "violet" };
    }
  };
}
