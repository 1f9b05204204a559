import type { LucideIcon } from "lucide-react";
import css from "./Icon.module.css";

export interface IconProps {
  glyph: LucideIcon;
  /** In px at the usual text size; grows with it. */
  size?: 12 | 14 | 16 | 20 | 24 | 28;
  stroke?: 2 | 3;
}

/** A drawing beside a text: readers skip it. */
export function Icon({ glyph: Glyph, size = 24, stroke = 2 }: IconProps) {
  return <Glyph className={css["Icon"]} data-size={size} strokeWidth={stroke} aria-hidden="true" />;
}
