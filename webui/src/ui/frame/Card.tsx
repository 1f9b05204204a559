import type { ComponentProps } from "react";
import css from "./Card.module.css";

export interface CardProps extends ComponentProps<"section"> {
  /** With the inner space of forms and panels; without it the content reaches the edge. */
  pad?: boolean;
}

/** White paper on the calm ground. */
export function Card({ pad = false, ...rest }: CardProps) {
  return <section {...rest} className={css["Card"]} data-pad={pad || undefined} />;
}
