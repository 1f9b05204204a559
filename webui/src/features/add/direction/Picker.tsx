import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { NamedIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { Icon } from "@/ui/art/Icon";
import css from "./Picker.module.css";

export interface PickerProps {
  icon: NamedIcon;
  name: string;
  /** Its balance, or what is left in it. */
  caption: string;
  /** "From Family card, ₴48 230.00. Change" */
  label: string;
  onPress: () => void;
}

/** The chosen account or category of an expense; a tap chooses another. */
export function Picker({ icon, name, caption, label, onPress }: PickerProps) {
  return (
    <button type="button" className={css["Picker"]} aria-label={label} onClick={onPress}>
      <IconTile icon={icon} size="s" />
      <span className={css["Picker-text"]}>
        <small>{caption}</small>
        <b>{name}</b>
      </span>
    </button>
  );
}

/** Where the money goes: from one picker to the other. */
export function PickerPair({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <div className={css["PickerPair"]}>
      {from}
      <Icon glyph={ChevronRight} size={16} />
      {to}
    </div>
  );
}
