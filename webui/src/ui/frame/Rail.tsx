import type { NavProps } from "./BottomBar";
import { Logo } from "../art/Logo";
import { NavAdd, NavTab } from "./NavTab";
import css from "./Rail.module.css";

/** The + and the five tabs beside the page, from 900 px. */
export function Rail({ label, tabs, add }: NavProps) {
  return (
    <nav className={css["Rail"]} aria-label={label}>
      <span className={css["Rail-logo"]}>
        <Logo />
      </span>
      {add && <NavAdd {...add} />}
      {tabs.map((tab) => (
        <NavTab key={tab.to} {...tab} />
      ))}
    </nav>
  );
}
