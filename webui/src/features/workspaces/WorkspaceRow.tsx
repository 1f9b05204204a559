import { User, Users } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { type Workspace, limits } from "@/domain";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { Icon } from "@/ui/art/Icon";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import { workspacePath } from "./paths";

export interface WorkspaceRowProps {
  workspace: Workspace;
  isOpen: boolean;
  /** Action of a press; without it the row leads to the workspace's page. */
  onChoose?: () => void;
}

export function WorkspaceRow({ workspace, isOpen, onChoose }: WorkspaceRowProps) {
  const { t } = useTranslation();
  const { summary } = useWorkspaceTexts();
  const { id, name, participants } = workspace;
  const isChoice = onChoose !== undefined;
  return (
    <ListRow
      title={name}
      tag={
        <>
          <Icon glyph={participants.length > 1 ? Users : User} size={16} />
          {isOpen && !isChoice && <Tag text={t("workspaces.openNow")} tone="info" />}
        </>
      }
      sub={summary(workspace)}
      wrap
      start={<Avatar name={name} hue={hueOf(id)} />}
      selected={isChoice && isOpen}
      chevron={!isChoice}
      to={isChoice ? undefined : workspacePath(id)}
      onPress={onChoose}
    />
  );
}

/** The day a month begins on: the one after the setting, but the first for the calendar month. */
export function startDayOf(firstDay: number): number {
  return firstDay === limits.FIRST_DAY_MIN ? 1 : firstDay + 1;
}

/** A workspace in a line, the day its months begin on, and the choices of the setting. */
export function useWorkspaceTexts() {
  const { t } = useTranslation();
  const startDay = (firstDay: number) =>
    firstDay === limits.FIRST_DAY_MIN
      ? t("workspaces.calendar")
      : t("workspaces.day", { count: startDayOf(firstDay), ordinal: true });
  const firstDayChoice = (firstDay: number) =>
    firstDay === limits.FIRST_DAY_MIN
      ? t("workspaces.calendarChoice", { number: firstDay })
      : t("workspaces.dayChoice", { number: firstDay, day: startDay(firstDay) });
  const who = ({ participants, isPersonal }: Workspace) => {
    const count = participants.filter(({ isVerified }) => isVerified).length;
    if (count > 1) return t("workspaces.people", { count });
    return t(isPersonal ? "workspaces.personal" : "workspaces.onlyYou");
  };
  const summary = (workspace: Workspace) => {
    const { currencyCode, firstDayOfMonth } = workspace;
    const day = t("workspaces.monthFrom", { day: startDay(firstDayOfMonth) });
    const month = firstDayOfMonth === limits.FIRST_DAY_MIN ? [] : [day];
    return [who(workspace), currencyCode, ...month].join(" · ");
  };
  return { startDay, firstDayChoice, summary };
}
