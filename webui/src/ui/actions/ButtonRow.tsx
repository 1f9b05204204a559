import type { ReactNode } from "react";
import css from "./ButtonRow.module.css";

/** Buttons side by side; `grow` on a button gives it the free room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={css["ButtonRow"]}>{children}</div>;
}
