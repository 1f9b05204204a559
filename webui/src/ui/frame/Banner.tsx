import type { ReactNode } from "react";
import css from "./Banner.module.css";
import { Icon, type Glyph } from "../art/Icon";

export interface BannerProps {
  text: string;
  glyph: Glyph;
  tone?: "warning" | "info" | "positive" | "negative";
  /** Within the page, with round corners; without it edge to edge. */
  inset?: boolean;
  /** A Tag or a text Button. */
  children?: ReactNode;
}

/** A state that lasts: offline, an e-mail not verified. */
export function Banner({ text, glyph, tone = "warning", inset = false, children }: BannerProps) {
  return (
    <div className={css["Banner"]} role="status" data-tone={tone} data-inset={inset || undefined}>
      <Icon glyph={glyph} size={20} />
      <span className={css["Banner-text"]}>{text}</span>
      {children}
    </div>
  );
}
