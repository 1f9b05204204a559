import { Info, TriangleExclamationPoint } from "lucide-react";
import type { ReactNode } from "react";
import css from "./HeroNote.module.css";
import { Icon } from "../art/Icon";

export interface HeroNoteProps {
  /** `warning`: what the number leaves out; `info`: what is in it and not to be seen below. */
  tone?: "warning" | "info";
  children: ReactNode;
}

/** Note about the number: "₵1 200.00 is not included: no rate". */
export function HeroNote({ tone = "warning", children }: HeroNoteProps) {
  return (
    <p className={css["HeroNote"]} data-tone={tone}>
      <Icon glyph={tone === "warning" ? TriangleExclamationPoint : Info} size={16} />
      <span>{children}</span>
    </p>
  );
}
