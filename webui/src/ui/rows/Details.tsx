import type { ReactNode } from "react";
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
