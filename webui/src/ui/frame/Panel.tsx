import { useId, type ReactNode } from "react";
import css from "./Panel.module.css";

export interface PanelProps {
  title: string;
  /** Icon buttons beside the title, the last with `edge="end"`. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Content that phones show in a sheet, open in the side column of wide windows. */
export function Panel({ title, actions, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={css["Panel"]} aria-labelledby={heading}>
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
