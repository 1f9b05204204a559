import type { ReactNode } from "react";
import { Link } from "../actions/Link";
import css from "./ListRow.module.css";
import { useLongPress } from "../browser/useLongPress";

export interface RowPress {
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
  upcoming: boolean;
  danger: boolean;
  selected: boolean;
  deleted: boolean;
}

export interface RowSurfaceProps extends RowPress, RowStates {
  children: ReactNode;
}

/** The row itself as the element that fits what it does: link, button, label or plain. */
export function RowSurface({
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
function attributes({ bare, compact, upcoming, danger, selected, deleted }: RowStates) {
  return {
    "data-bare": bare || undefined,
    "data-compact": compact || undefined,
    "data-upcoming": upcoming || undefined,
    "data-tone": danger ? "danger" : undefined,
    "data-selected": selected || undefined,
    "data-deleted": deleted || undefined,
  };
}
