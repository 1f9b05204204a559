import type { ReactNode } from "react";
import css from "./SectionHeader.module.css";

export interface SectionHeaderProps {
  title: string;
  /** A plain link or button, or the section's sum. */
  children?: ReactNode;
  /** Stays below the top bar while its rows scroll. */
  sticky?: boolean;
}

export function SectionHeader({ title, children, sticky = false }: SectionHeaderProps) {
  return (
    <header className={css["SectionHeader"]} data-sticky={sticky || undefined}>
      <h2>{title}</h2>
      {children}
    </header>
  );
}
