import type { ReactNode } from "react";
import css from "./HeroStats.module.css";

export interface HeroStat {
  label: string;
  value: ReactNode;
}

/** The smaller numbers that explain the big one. */
export function HeroStats({ stats }: { stats: readonly HeroStat[] }) {
  return (
    <dl className={css["HeroStats"]}>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
