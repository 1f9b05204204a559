import type { ReactNode } from "react";
import css from "./Columns.module.css";

export interface ColumnsProps {
  children: ReactNode;
  /** Stands open at the right from 900 px; on phones it is not shown, a sheet takes its place. */
  side: ReactNode;
  /** Both are as wide: a list that stays in sight, and what is chosen in it. */
  even?: boolean;
}

/** Two columns from 900 px. */
export function Columns({ children, side, even = false }: ColumnsProps) {
  return (
    <div className={css["Columns"]} data-even={even || undefined}>
      <div className={css["Column"]}>{children}</div>
      <aside className={css["Column"]} data-side="">
        {side}
      </aside>
    </div>
  );
}
