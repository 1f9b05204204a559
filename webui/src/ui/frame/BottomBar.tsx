import css from "./BottomBar.module.css";
import { NavTab, type NavTabProps } from "./NavTab";

export interface NavProps {
  /** "Main" */
  label: string;
  tabs: readonly NavTabProps[];
}

/** The five tabs below the page, up to 899 px. */
export function BottomBar({ label, tabs }: NavProps) {
  return (
    <nav className={css["BottomBar"]} aria-label={label}>
      {tabs.map((tab) => (
        <NavTab key={tab.to} {...tab} />
      ))}
    </nav>
  );
}
