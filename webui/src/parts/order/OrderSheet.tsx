import { useLayoutEffect, useRef, type CSSProperties, type PointerEvent } from "react";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { Operation } from "@/domain";
import type { NamedIcon } from "@/ui/art/icons";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { Sheet } from "@/ui/overlays/Sheet";
import { ListGroup } from "@/ui/rows/ListGroup";
import { IconButton } from "@/ui/actions/IconButton";
import { Icon } from "@/ui/art/Icon";
import { IconTile } from "@/ui/art/IconTile";
import css from "./OrderSheet.module.css";
import { offsetOf, useDrag } from "./useDrag";
import { useOrder } from "./useOrder";

interface Ordered {
  readonly id: string;
  readonly name: string;
  readonly icon: NamedIcon;
}

export interface OrderSheetProps {
  open: boolean;
  title: string;
  /** All that can be moved, as they stand. */
  rows: readonly Ordered[];
  operation: (ids: readonly string[]) => Operation;
  onClose: () => void;
}

/** Rows to put in order; every move is a change of its own, made at once. */
export function OrderSheet({ open, title, rows, operation, onClose }: OrderSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <p className={css["OrderSheet-hint"]}>{t("order.hint")}</p>
      <Rows title={title} rows={rows} operation={operation} />
    </Sheet>
  );
}

type RowsProps = Pick<OrderSheetProps, "title" | "rows" | "operation">;

function Rows({ title, rows, operation }: RowsProps) {
  const { t } = useTranslation();
  const { shown, move, movedId } = useOrder(rows, operation);
  const { drag, start } = useDrag(move);
  const { list, focusAfter } = useStepFocus();
  const lastMoved = shown.findIndex(({ id }) => id === movedId);
  return (
    <div ref={list}>
      <ListGroup label={title}>
        {shown.map(({ id, name, icon }, index) => (
          <OrderRow
            key={id}
            name={name}
            icon={icon}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            isLifted={index === drag?.from}
            offset={offsetOf(index, drag)}
            onStep={(step) => {
              focusAfter(index + step, step);
              move(index, index + step);
            }}
            onGrab={(event) => start(event, index)}
          />
        ))}
      </ListGroup>
      <VisuallyHidden role="status">
        {lastMoved >= 0 &&
          t("order.place", { name: shown[lastMoved]?.name ?? "", place: lastMoved + 1, count: shown.length })}
      </VisuallyHidden>
    </div>
  );
}

/** Keeps the focus on the button that moved a row; at the end of the list, on the other one. */
function useStepFocus() {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<{ readonly index: number; readonly step: -1 | 1 } | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    const { index, step } = next.current;
    const buttons = [...(list.current?.querySelectorAll("li")[index]?.querySelectorAll("button") ?? [])];
    const [same, other] = step === -1 ? buttons : buttons.reverse();
    (same?.disabled ? other : same)?.focus();
    next.current = null;
  });
  return {
    list,
    focusAfter: (index: number, step: -1 | 1) => {
      next.current = { index, step };
    },
  };
}

interface OrderRowProps {
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
function OrderRow({ name, icon, isFirst, isLast, isLifted, offset, onStep, onGrab }: OrderRowProps) {
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
