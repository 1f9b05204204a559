import { GripVertical } from "lucide-react";
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { offsetOf, useDrag } from "@/parts/order/useDrag";
import { useOrder } from "@/parts/order/useOrder";
import { categoriesAtom } from "@/state/budget/categories";
import { categoryIcon, type NamedIcon } from "@/ui/art/icons";
import { Switch } from "@/ui/fields/Switch";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Icon } from "@/ui/art/Icon";
import { IconTile } from "@/ui/art/IconTile";
import { moved } from "@/parts/order/places";
import { overFirstAtom } from "./overFirst";
import css from "./ReorderRow.module.css";

/** Categories in the order they have everywhere, to be dragged; below, whether this list shows those over first. */
export function ReorderRows({ label }: { label: string }) {
  const { t } = useTranslation();
  const names = useNames();
  const { shown: placed, move } = useOrder(useAtomValue(categoriesAtom), (ids) => ({
    name: "orderCategories",
    body: { ids },
  }));
  const { shown, liftedId, said, handle, dropped } = useLift(placed, move);
  const { drag, start } = useDrag(dropped);
  return (
    <>
      <ListGroup label={label}>
        {shown.map(({ id, name, icon }, index) => (
          <ReorderRow
            key={id}
            name={names(name)}
            icon={categoryIcon(icon)}
            isLifted={index === drag?.from || id === liftedId}
            offset={offsetOf(index, drag)}
            onGrab={(event) => start(event, index)}
            {...handle(id, index)}
          />
        ))}
      </ListGroup>
      <VisuallyHidden role="status">
        {said && t("order.place", { name: names(said.name), place: said.place, count: shown.length })}
      </VisuallyHidden>
    </>
  );
}

/** Choice of this list alone: the order everywhere else stays. */
export function OverFirstSwitch() {
  const { t } = useTranslation();
  const [isOn, choose] = useAtom(overFirstAtom);
  return (
    <ListGroup>
      <ListRow
        control
        title={t("planning.overFirst")}
        sub={t("planning.overFirstHelp")}
        end={<Switch checked={isOn} onChange={({ target }) => choose(target.checked)} />}
      />
    </ListGroup>
  );
}

interface ReorderRowProps {
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
function ReorderRow({ name, icon, isLifted, offset, onGrab, onPress, onKeyDown }: ReorderRowProps) {
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

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Lift {
  readonly from: number;
  readonly to: number;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves a row without dragging: Space or a tap on its handle lifts it, the arrow keys move it, Space or a tap drops it, and
 * a tap on another handle drops it there; Escape puts it back.
 */
function useLift<Row extends Named>(rows: readonly Row[], move: (from: number, to: number) => void) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [saidId, setSaidId] = useState<string | null>(null);
  const keepFocus = useKeptFocus();
  const wasDragged = useRef(false);
  const shown = lift === null ? rows : moved(rows, lift.from, lift.to);
  const liftedId = lift === null ? null : (rows[lift.from]?.id ?? null);
  const drop = (to: number) => {
    setLift(null);
    if (lift !== null && to !== lift.from) move(lift.from, to);
  };
  const press = (id: string, index: number) => {
    // The click that ends a drag is no press.
    if (wasDragged.current) {
      wasDragged.current = false;
      return;
    }
    setSaidId(liftedId ?? id);
    if (lift === null) setLift({ from: index, to: index });
    else drop(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (lift === null || (step === undefined && event.key !== "Escape")) return;
    event.preventDefault();
    keepFocus();
    if (step === undefined) setLift(null);
    else setLift({ ...lift, to: Math.min(Math.max(lift.to + step, 0), rows.length - 1) });
  };
  const place = shown.findIndex(({ id }) => id === saidId);
  return {
    shown,
    liftedId,
    /** Row last lifted, and where it is now. */
    said: shown[place] && { name: shown[place].name, place: place + 1 },
    handle: (id: string, index: number) => ({
      onPress: () => press(id, index),
      onKeyDown,
    }),
    /** A drag ended at another place. */
    dropped: (from: number, to: number) => {
      wasDragged.current = true;
      setLift(null);
      setSaidId(shown[from]?.id ?? null);
      move(from, to);
    },
  };
}

/** A row that moves among the others would lose the focus of its handle. */
function useKeptFocus() {
  const wanted = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (wanted.current instanceof HTMLElement) wanted.current.focus();
    wanted.current = null;
  });
  return () => {
    wanted.current = document.activeElement;
  };
}
