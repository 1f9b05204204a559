import { useId, type ReactNode } from "react";
import type { NotSaved } from "@/state/budget/notSaved";
import { IconTile, type IconTileProps } from "@/ui/art/IconTile";
import { Card } from "@/ui/frame/Card";
import css from "../NotSaved.module.css";

export interface ChangeCardProps {
  title: string;
  sub: string;
  icon: IconTileProps["icon"];
  /** At the end of the head: an IconButton. */
  end?: ReactNode;
  children: ReactNode;
}

/** Props that every card takes of its change. */
export interface CardProps {
  change: NotSaved;
}

/** A change on its card: what it is about, then why it is here and the ways on. */
export function ChangeCard({ title, sub, icon, end, children }: ChangeCardProps) {
  const id = useId();
  return (
    <Card pad aria-labelledby={id}>
      <div className={css["Change"]}>
        <div className={css["Change-head"]}>
          <IconTile icon={icon} />
          <div className={css["Change-texts"]}>
            <h2 className={css["Change-title"]} id={id}>
              {title}
            </h2>
            <p className={css["Change-what"]}>{sub}</p>
          </div>
          {end}
        </div>
        {children}
      </div>
    </Card>
  );
}
