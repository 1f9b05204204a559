import type { Hue } from "./hue";
import { Icon, type Glyph } from "./Icon";
import css from "./IconTile.module.css";

export interface IconTileProps {
  /** From `accountIcon` or `categoryIcon`, or a drawing of the screen's own; without a hue the tile is grey. */
  icon: { readonly glyph: Glyph; readonly hue?: Hue };
  size?: "m" | "s" | "xs";
}

/** An icon on a ground of its hue. */
export function IconTile({ icon, size = "m" }: IconTileProps) {
  return (
    <span className={css["IconTile"]} data-hue={icon.hue} data-size={size}>
      <Icon glyph={icon.glyph} size={size === "m" ? 24 : 20} />
    </span>
  );
}
