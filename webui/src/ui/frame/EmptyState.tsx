import type { ReactNode } from "react";
import { DoneArt, ListArt, RingArt } from "../art/art";
import css from "./EmptyState.module.css";

const DRAWINGS = { done: DoneArt, list: ListArt, ring: RingArt };

export interface EmptyStateProps {
  art: keyof typeof DRAWINGS;
  title: string;
  /** It is all of the page: its title is the page's heading. */
  alone?: boolean;
  /** One sentence that says what to do. */
  text: string;
  /** One button; a second only as text. */
  children?: ReactNode;
}

/** What a page shows while there is nothing yet. */
export function EmptyState({ art, title, alone = false, text, children }: EmptyStateProps) {
  const Heading = alone ? "h1" : "h2";
  const Drawing = DRAWINGS[art];
  return (
    <div className={css["EmptyState"]}>
      <svg className={css["EmptyState-art"]} viewBox="0 0 160 160" aria-hidden="true">
        <circle className={css["Art-soft"]} cx="80" cy="80" r="78" />
        <Drawing />
      </svg>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children && <div className={css["EmptyState-actions"]}>{children}</div>}
    </div>
  );
}
