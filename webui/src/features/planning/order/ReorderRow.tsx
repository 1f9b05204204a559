import { GripVertical } from "lucide-react";
import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Icon } from "@/ui/art/Icon";
import type { NamedIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import css from "./ReorderRow.module.css";

export interface ReorderRowProps {
  name: string;
  icon: NamedIcon;
  /** It follows the pointer or the arrow keys. */
  isLifted: boolean;
  /** From where it lies, in px. */
  offset: number;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A row that is moved by its handle: dragged, or lifted and moved with the arrow keys. */
export function ReorderRow({ name, icon, isLifted, offset, onGrab, onPress, onKeyDown }: ReorderRowProps) {
  const { t } = useTranslation();
  const style = { "--offset": `${String(offset)}px` } as CSSProperties;
  return (
    <li className={css["ReorderRow"]} data-lifted={isLifted || undefined} style={style}>
      <IconTile icon={icon} />
      <span className={css["ReorderRow-name"]}>{name}</span>
      <button
        type="button"
        className={css["ReorderRow-handle"]}
        aria-label={t("planning.move", { name })}
        aria-pressed={isLifted}
        onPointerDown={onGrab}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        <Icon glyph={GripVertical} />
      </button>
    </li>
  );
}
