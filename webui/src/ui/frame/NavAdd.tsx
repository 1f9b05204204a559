import { Plus } from "lucide-react";
import { Icon } from "../art/Icon";
import css from "./NavAdd.module.css";

export interface NavAddProps {
  label: string;
  onPress: () => void;
}

/** The + of the bottom bar and the rail: the sixth place of the one, the first of the other. It covers nothing. */
export function NavAdd({ label, onPress }: NavAddProps) {
  return (
    <button type="button" className={css["NavAdd"]} aria-label={label} onClick={onPress}>
      <Icon glyph={Plus} size={28} />
    </button>
  );
}
