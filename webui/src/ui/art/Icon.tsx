import type { ComponentType } from "react";
import css from "./Icon.module.css";

/** A drawing of 24 by 24 in the colour of the text around it: an icon of lucide-react, or one of the sprite. */
export type Glyph = ComponentType<GlyphProps>;

export interface GlyphProps {
  className?: string | undefined;
  strokeWidth?: number | string | undefined;
  "aria-hidden"?: "true";
}

export interface IconProps {
  glyph: Glyph;
  /** In px at the usual text size; grows with it. */
  size?: 12 | 14 | 16 | 20 | 24 | 28 | 32;
  stroke?: 2 | 3;
}

/** A drawing beside a text: readers skip it. */
export function Icon({ glyph: Glyph, size = 24, stroke = 2 }: IconProps) {
  return <Glyph className={css["Icon"]} data-size={size} strokeWidth={stroke} aria-hidden="true" />;
}
