import { ChevronDown, ChevronRight, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "./Link";
import css from "./Chip.module.css";
import { Icon } from "../art/Icon";
import type { IconTileProps } from "../art/IconTile";

export interface ChipProps extends Omit<ComponentProps<"button">, "children" | "className"> {
  text: string;
  /** On or off; leave out for a chip that is a plain button. */
  pressed?: boolean | undefined;
  /** A category's drawing and hue, or a drawing alone. */
  icon?: IconTileProps["icon"] | undefined;
  /** A picture in place of a drawing: who paid. */
  start?: ReactNode;
  /** Opens choices: an arrow at the end. */
  opens?: boolean;
  /** A press takes it away: a cross at the end. */
  removes?: boolean;
  /** It asks for something. */
  asks?: boolean;
}

export function Chip({ text, pressed, icon, start, ...props }: ChipProps) {
  const { opens = false, removes = false, asks = false, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      className={css["Chip"]}
      aria-pressed={opens ? undefined : pressed}
      {...(opens && { "aria-haspopup": "dialog" })}
      data-pressed={pressed ? "" : undefined}
      data-hue={icon?.hue}
      data-asks={asks || undefined}
    >
      {start}
      {icon && <Icon glyph={icon.glyph} size={16} />}
      {text}
      {opens && <Icon glyph={ChevronDown} size={16} />}
      {removes && <Icon glyph={X} size={16} />}
    </button>
  );
}

/** A chip that leads to a page. */
export function LinkChip({ text, icon, to }: Pick<ChipProps, "text" | "icon"> & { to: string }) {
  return (
    <Link to={to} className={css["Chip"]} data-hue={icon?.hue}>
      {icon && <Icon glyph={icon.glyph} size={16} />}
      {text}
      <Icon glyph={ChevronRight} size={16} />
    </Link>
  );
}

/** A chip that only says something: the category of a list. */
export function StaticChip({ text, icon }: Pick<ChipProps, "text" | "icon">) {
  return (
    <span className={css["Chip"]} data-static="" data-hue={icon?.hue}>
      {icon && <Icon glyph={icon.glyph} size={14} />}
      {text}
    </span>
  );
}

export interface ChipRowProps {
  label: string;
  /** All of them in sight, in several lines. */
  wrap?: boolean;
  children: ReactNode;
}

/** Chips in one line that scrolls sideways under the finger. */
export function ChipRow({ label, wrap = false, children }: ChipRowProps) {
  return (
    <div className={css["ChipRow"]} role="group" aria-label={label} data-wrap={wrap || undefined}>
      {children}
    </div>
  );
}
