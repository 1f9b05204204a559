import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { CSSProperties, PointerEvent } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { IconButton } from "@/ui/actions/IconButton";
import { Icon } from "@/ui/art/Icon";
import type { NamedIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import css from "./OrderRow.module.css";

export interface OrderRowProps {
  name: string;
  icon: NamedIcon;
  isFirst: boolean;
  isLast: boolean;
  /** It follows the pointer. */
  isLifted: boolean;
  /** From where it lies, in px. */
  offset: number;
  onStep: (step: -1 | 1) => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
}

/** A row that is moved by its handle, or by its two buttons. */
export function OrderRow({ name, icon, isFirst, isLast, isLifted, offset, onStep, onGrab }: OrderRowProps) {
  const { t } = useTranslation();
  const style = { "--offset": `${String(offset)}px` } as CSSProperties;
  return (
    <li className={css["OrderRow"]} data-lifted={isLifted || undefined} style={style}>
      <IconTile icon={icon} size="s" />
      <span className={css["OrderRow-name"]}>{name}</span>
      <span className={css["OrderRow-steps"]}>
        <IconButton
          glyph={ArrowUp}
          size={20}
          label={t("order.up", { name })}
          disabled={isFirst}
          onClick={() => onStep(-1)}
        />
        <IconButton
          glyph={ArrowDown}
          size={20}
          label={t("order.down", { name })}
          disabled={isLast}
          onClick={() => onStep(1)}
        />
      </span>
      <span
        className={css["OrderRow-handle"]}
        aria-hidden="true"
        data-base-ui-swipe-ignore=""
        onPointerDown={onGrab}
      >
        <Icon glyph={GripVertical} size={20} />
      </span>
    </li>
  );
}
