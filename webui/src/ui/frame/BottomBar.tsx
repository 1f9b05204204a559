import css from "./BottomBar.module.css";
import { NavAdd, NavTab, type NavAddProps, type NavTabProps } from "./NavTab";

export interface NavProps {
  /** "Main" */
  label: string;
  tabs: readonly NavTabProps[];
  /** Left out for viewers. */
  add?: NavAddProps | undefined;
}

/** The five tabs and the + below the page, up to 899 px. */
export function BottomBar({ label, tabs, add }: NavProps) {
  return (
    <nav className={css["BottomBar"]} aria-label={label}>
      {tabs.map((tab) => (
        <NavTab key={tab.to} {...tab} />
      ))}
      {add && <NavAdd {...add} />}
    </nav>
  );
}
