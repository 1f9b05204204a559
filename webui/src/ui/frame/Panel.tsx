import { useId, type ReactNode } from "react";
import css from "./Panel.module.css";

export interface PanelProps {
  title: string;
  /** Icon buttons beside the title, the last with `edge="end"`. */
  actions?: ReactNode;
  /** Its content has cards of its own: no paper below them. */
  bare?: boolean;
  children: ReactNode;
}

/** Content that phones show in a sheet, open in the side column of wide windows. */
export function Panel({ title, actions, bare = false, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={css["Panel"]} data-bare={bare || undefined} aria-labelledby={heading}>
      <header className={css["Panel-header"]}>
        <h2 className={css["Panel-title"]} id={heading}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
