import type { ReactNode } from "react";
import css from "./ActionBar.module.css";

export interface ActionBarProps {
  /** Why it cannot be done now, or what went wrong. */
  note?: string | undefined;
  /** Error, which is read out at once. */
  failed?: boolean;
  /** The button that ends the page, or two in a ButtonRow. */
  children: ReactNode;
}

/** Stands at the bottom of a page that ends with one step, in place of the tabs. */
export function ActionBar({ note, failed = false, children }: ActionBarProps) {
  return (
    <footer className={css["ActionBar"]} data-dock="">
      {note !== undefined && (
        <p
          className={css["ActionBar-note"]}
          role={failed ? "alert" : undefined}
          data-failed={failed || undefined}
        >
          {note}
        </p>
      )}
      {children}
    </footer>
  );
}
