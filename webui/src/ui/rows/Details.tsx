import type { ReactNode } from "react";
import { Link } from "../actions/Link";
import css from "./Details.module.css";

export interface Detail {
  label: string;
  value: ReactNode;
}

/** Facts about one thing: what each is called, and what it is. */
export function Details({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={css["Details"]}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

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
