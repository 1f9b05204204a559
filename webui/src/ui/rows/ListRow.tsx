import { Check, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../art/Icon";
import css from "./ListRow.module.css";
import { RowSurface, type RowPress } from "./RowSurface";

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
    upcoming = false,
    danger = false,
    deleted = false,
    wrap = false,
    ...press
  } = rest;
  const states = { bare: !start, compact, upcoming, danger, selected, deleted };
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
