import type { ReactNode } from "react";
import css from "./Columns.module.css";

export interface ColumnsProps {
  children: ReactNode;
  /** Stands open at the right from 900 px; on phones it is not shown, a sheet takes its place. */
  side: ReactNode;
}

export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={css["Columns"]}>
      <div className={css["Column"]}>{children}</div>
      <aside className={css["Column"]} data-side="">
        {side}
      </aside>
    </div>
  );
}
