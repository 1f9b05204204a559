import type { ReactNode } from "react";
import { Link } from "../actions/Link";
import css from "./Details.module.css";

/** A text that leads to a page. */
export interface DetailLink {
  readonly text: string;
  readonly to: string;
}

/** Return the value of a detail as links. */
export function detailLinks(links: readonly DetailLink[]): ReactNode {
  return (
    <span className={css["Details-links"]}>
      {links.map(({ text, to }) => (
        <Link key={to} to={to} className={css["Details-link"]}>
          {text}
        </Link>
      ))}
    </span>
  );
}
