import type { ReactNode, Ref } from "react";
import { ChevronsUpDown, User, Users } from "lucide-react";
import type { AmountParts } from "@/domain/rules/base/display";
import { Link } from "../actions/Link";
import { Amount } from "../figures/Amount";
import { Avatar } from "../art/Avatar";
import type { Hue } from "../art/hue";
import { Icon } from "../art/Icon";
import css from "./TopBar.module.css";

export interface TopBarProps {
  /** The workspace, or the logo for guests. */
  start: ReactNode;
  /** The balance, or icon buttons; the last of these with `edge="end"`. */
  end?: ReactNode;
  /** The place of `end`, for what others put there: see TopBarEnd. */
  slot?: Ref<HTMLDivElement>;
}

/** The bar above the pages of the tabs. */
export function TopBar({ start, end, slot }: TopBarProps) {
  return (
    <header className={css["TopBar"]}>
      {start}
      <div className={css["TopBar-end"]} ref={slot}>
        {end}
      </div>
    </header>
  );
}

export interface BalanceLinkProps {
  label: string;
  amount: AmountParts;
  to: string;
}

/** The balance at the right of the top bar; it leads to the accounts. */
export function BalanceLink({ label, amount, to }: BalanceLinkProps) {
  return (
    <Link to={to} className={css["BalanceLink"]}>
      <span className={css["BalanceLink-label"]}>{label}</span>
      <b className={css["BalanceLink-amount"]}>
        <Amount parts={amount} />
      </b>
    </Link>
  );
}

export interface WorkspaceButtonProps {
  name: string;
  hue: Hue;
  /** Several people use it. */
  shared: boolean;
  /** "Workspace Home, 3 people. Switch" */
  label: string;
  onPress: () => void;
}

export function WorkspaceButton({ name, hue, shared, label, onPress }: WorkspaceButtonProps) {
  return (
    <button type="button" className={css["WorkspaceButton"]} aria-label={label} onClick={onPress}>
      <Avatar name={name} hue={hue} />
      <span className={css["WorkspaceButton-name"]}>{name}</span>
      <Icon glyph={shared ? Users : User} size={16} />
      <Icon glyph={ChevronsUpDown} size={16} />
    </button>
  );
}
