import type { ReactNode } from "react";
import css from "./Hero.module.css";

export interface HeroProps {
  label: string;
  /** Beside the label: opens the sum behind the number. */
  info?: ReactNode;
  /** The one number of the screen. */
  amount: ReactNode;
  sub?: ReactNode;
  /** A HeroRing at the right. */
  ring?: ReactNode;
  /** Paper instead of navy: the screen has another hero. */
  paper?: boolean;
  /** Below: HeroBar, HeroStats, HeroNote. */
  children?: ReactNode;
}

/** The navy card with the number that answers the screen's question. */
export function Hero({ label, info, amount, sub, ring, paper = false, children }: HeroProps) {
  return (
    <section className={css["Hero"]} data-paper={paper || undefined}>
      {!paper && <Glow concentric={Boolean(ring)} />}
      <div className={css["Hero-row"]}>
        <div>
          <p className={css["Hero-label"]}>
            {label}
            {info}
          </p>
          <p className={css["Hero-amount"]}>{amount}</p>
          {sub && <p className={css["Hero-sub"]}>{sub}</p>}
        </div>
        {ring}
      </div>
      {children}
    </section>
  );
}

function Glow({ concentric }: { concentric: boolean }) {
  return (
    <svg
      className={css["Hero-glow"]}
      data-concentric={concentric || undefined}
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      {concentric && <circle cx="100" cy="100" r="56" strokeWidth="14" />}
      <circle cx="100" cy="100" r="88" strokeWidth="18" />
    </svg>
  );
}
