import { GripVertical } from "lucide-react";
import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";
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
import { overFirstAtom } from "./overFirst";
import { useLift } from "./useLift";
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
