import type { ComponentProps } from "react";
import { Icon, type Glyph, type IconProps } from "../art/Icon";
import css from "./IconButton.module.css";
import { Link } from "./Link";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  glyph: Glyph;
  /** Name of the action, for readers. */
  label: string;
  kind?: "plain" | "tonal" | "primary";
  size?: IconProps["size"];
  /** Which side of its bar it stands at, so that its drawing lines up with the texts below. */
  edge?: "start" | "end" | undefined;
}

export function IconButton({ glyph, label, kind = "plain", size = 24, edge, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={css["IconButton"]}
      aria-label={label}
      data-kind={kind}
      data-edge={edge}
    >
      <Icon glyph={glyph} size={size} />
    </button>
  );
}

/** An icon that leads to a page. */
export function IconLink({ glyph, label, to }: Pick<IconButtonProps, "glyph" | "label"> & { to: string }) {
  return (
    <Link to={to} className={css["IconButton"]} aria-label={label}>
      <Icon glyph={glyph} size={24} />
    </Link>
  );
}
