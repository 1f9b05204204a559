import type { ReactNode } from "react";
import css from "./Page.module.css";

export interface PageProps {
  children: ReactNode;
  /** Leaves room for a Fab below the last row. */
  fab?: boolean;
  /** Uses the full width from 900 px, for Columns. */
  wide?: boolean;
}

/** The main content of a screen, below its bar. */
export function Page({ children, fab = false, wide = false }: PageProps) {
  return (
    <main className={css["Page"]} data-room={fab || undefined} data-wide={wide || undefined}>
      {children}
    </main>
  );
}
