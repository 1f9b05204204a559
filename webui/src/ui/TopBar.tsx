import type { ReactNode } from "react";
import css from "./TopBar.module.css";

export interface TopBarProps {
  /** The workspace, or the logo for guests. */
  start: ReactNode;
  /** The balance, or icon buttons; the last of these with `edge="end"`. */
  end?: ReactNode;
}

/** The bar above the pages of the tabs. */
export function TopBar({ start, end }: TopBarProps) {
  return (
    <header className={css["TopBar"]}>
      {start}
      {end && <div className={css["TopBar-end"]}>{end}</div>}
    </header>
  );
}
