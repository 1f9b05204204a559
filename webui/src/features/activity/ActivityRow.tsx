import { ArrowRight, Undo2 } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { ChangeSet } from "@/state/budget/activity";
import { IconButton } from "@/ui/actions/IconButton";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { Icon } from "@/ui/art/Icon";
import { IconTile } from "@/ui/art/IconTile";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import css from "./ActivityRow.module.css";
import { BlockedNote, rowId } from "./BlockedNote";
import { mainChange } from "./describe";
import { type Described } from "./describeRows";
import { useAuthorText } from "./useAuthorText";
import { useDescribed } from "./useDescribed";
import { useIcon } from "./useIcon";
import { useCanUndo } from "./useCanUndo";
import { useUndo } from "./useUndo";

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
