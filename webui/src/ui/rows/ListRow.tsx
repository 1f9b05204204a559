import { Check, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../art/Icon";
import { Link } from "../actions/Link";
import { useLongPress } from "../browser/useLongPress";
import css from "./ListRow.module.css";

export interface ListRowProps extends RowPress {
  title: string;
  /** Beside the title: a Tag, a small icon. */
  tag?: ReactNode;
  /** The second line. */
  sub?: ReactNode;
  /** Both lines hold facts: none of them is cut off. */
  wrap?: boolean;
  /** An IconTile or an Avatar. */
  start?: ReactNode;
  /** At the right: an Amount, a Switch, a Tag. */
  end?: ReactNode;
  /** A press beside the control at its end opens it. */
  opens?: { label: string; open: () => void };
  endSub?: ReactNode;
  /** Leads on: an arrow at the end. */
  chevron?: boolean;
  /** The chosen one of its list: tinted, with a tick. */
  selected?: boolean;
  compact?: boolean;
  /** As low as a finger allows: an entry among many. */
  tight?: boolean;
  /** It is still to come: lighter than the rest. */
  upcoming?: boolean;
  /** It removes something: its text is red. */
  danger?: boolean;
  deleted?: boolean;
}

/** A row of a ListGroup: what it is, what it holds. */
export function ListRow({ title, tag, sub, start, end, endSub, opens, ...rest }: ListRowProps) {
  const {
    chevron = false,
    selected = false,
    compact = false,
    tight = false,
    upcoming = false,
    danger = false,
    deleted = false,
    wrap = false,
    ...press
  } = rest;
  const states = { bare: !start, compact, tight, upcoming, danger, selected, deleted };
  return (
    <li>
      <RowSurface {...press} {...states}>
        {opens && (
          <button
            type="button"
            className={css["ListRow-opens"]}
            aria-label={opens.label}
            onClick={opens.open}
          />
        )}
        {start && <span className={css["ListRow-start"]}>{start}</span>}
        <span className={css["ListRow-text"]}>
          <span className={css["ListRow-title"]}>
            <span className={css["ListRow-name"]} data-wrap={wrap || undefined}>
              {title}
            </span>
            {tag}
          </span>
          {sub && (
            <span className={css["ListRow-sub"]} data-wrap={wrap || undefined}>
              {sub}
            </span>
          )}
        </span>
        {(end ?? endSub) && (
          <span className={css["ListRow-end"]}>
            {end}
            {endSub && <span className={css["ListRow-sub"]}>{endSub}</span>}
          </span>
        )}
        <Mark chevron={chevron} selected={selected} />
      </RowSurface>
    </li>
  );
}

function Mark({ chevron, selected }: { chevron: boolean; selected: boolean }) {
  if (!chevron && !selected) return null;
  return (
    <span className={css["ListRow-mark"]}>
      <Icon glyph={selected ? Check : ChevronRight} size={20} />
    </span>
  );
}

interface RowPress {
  /** Makes the row a button. */
  onPress?: (() => void) | undefined;
  /** Held for 800 ms, or asked for its menu by mouse or key: open the action sheet. */
  onMenu?: (() => void) | undefined;
  /** Makes the row a link. */
  to?: string | undefined;
  /** The row holds a Switch, Check or Radio: a press anywhere is a press on it. */
  control?: boolean | undefined;
  /** The rows that a press shows below are shown; left out of a row that has none. */
  expanded?: boolean | undefined;
  /** Text for readers instead of the texts of the row. */
  label?: string | undefined;
}

interface RowStates {
  bare: boolean;
  compact: boolean;
  tight: boolean;
  upcoming: boolean;
  danger: boolean;
  selected: boolean;
  deleted: boolean;
}

interface RowSurfaceProps extends RowPress, RowStates {
  children: ReactNode;
}

/** The row itself as the element that fits what it does: link, button, label or plain. */
function RowSurface({
  onPress,
  onMenu,
  to,
  control = false,
  expanded,
  label,
  children,
  ...states
}: RowSurfaceProps) {
  const shared = { className: css["ListRow"], "aria-label": label, children, ...attributes(states) };
  const current = states.selected || undefined;
  if (to !== undefined) return <Link to={to} {...shared} />;
  if (control) return <label {...shared} />;
  if (onMenu) return <HoldableRow onPress={onPress} onMenu={onMenu} aria-current={current} {...shared} />;
  return onPress ? (
    <button type="button" {...shared} onClick={onPress} aria-current={current} aria-expanded={expanded} />
  ) : (
    <div {...shared} />
  );
}

interface Shared {
  className: string | undefined;
  "aria-label": string | undefined;
  "aria-current"?: true | undefined;
  children: ReactNode;
}

function HoldableRow({
  onPress,
  onMenu,
  ...shared
}: Shared & Pick<RowPress, "onPress"> & { onMenu: () => void }) {
  const handlers = useLongPress(onPress ?? onMenu, onMenu);
  return <button type="button" {...shared} {...handlers} data-holdable="" />;
}

/** States as `data-*`, left out while they do not hold. */
function attributes({ bare, compact, tight, upcoming, danger, selected, deleted }: RowStates) {
  return {
    "data-bare": bare || undefined,
    "data-compact": compact || undefined,
    "data-tight": tight || undefined,
    "data-upcoming": upcoming || undefined,
    "data-tone": danger ? "danger" : undefined,
    "data-selected": selected || undefined,
    "data-deleted": deleted || undefined,
  };
}
