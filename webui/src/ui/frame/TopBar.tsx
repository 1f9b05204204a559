import type { ReactNode, Ref } from "react";
import css from "./TopBar.module.css";

export interface TopBarProps {
  /** The workspace, or the logo for guests. */
  start: ReactNode;
  /** The balance, or icon buttons; the last of these with `edge="end"`. */
  end?: ReactNode;
  /** The place of `end`, for what others put there: see TopBarEnd. */
  slot?: Ref<HTMLDivElement>;
}

/** The bar above the pages of the tabs. */
export function TopBar({ start, end, slot }: TopBarProps) {
  return (
    <header className={css["TopBar"]}>
      {start}
      <div className={css["TopBar-end"]} ref={slot}>
        {end}
      </div>
    </header>
  );
}
