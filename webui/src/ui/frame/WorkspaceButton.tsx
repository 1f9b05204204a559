import { ChevronsUpDown, User, Users } from "lucide-react";
import { Avatar } from "../art/Avatar";
import type { Hue } from "../art/hue";
import { Icon } from "../art/Icon";
import css from "./WorkspaceButton.module.css";

export interface WorkspaceButtonProps {
  name: string;
  hue: Hue;
  /** Several people use it. */
  shared: boolean;
  /** "Workspace Home, 3 people. Switch" */
  label: string;
  onPress: () => void;
}

export function WorkspaceButton({ name, hue, shared, label, onPress }: WorkspaceButtonProps) {
  return (
    <button type="button" className={css["WorkspaceButton"]} aria-label={label} onClick={onPress}>
      <Avatar name={name} hue={hue} />
      <span className={css["WorkspaceButton-name"]}>{name}</span>
      <Icon glyph={shared ? Users : User} size={16} />
      <Icon glyph={ChevronsUpDown} size={16} />
    </button>
  );
}
