import type { ReactNode } from "react";
import css from "./ListGroup.module.css";

/** Rows on one card. Children are ListRow, BudgetRow or other `<li>` elements. */
export function ListGroup({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul className={css["ListGroup"]} aria-label={label}>
      {children}
    </ul>
  );
}
