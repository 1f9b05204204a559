import type { AmountParts } from "@/domain/rules/base/display";
import { Link } from "../actions/Link";
import { Amount } from "../figures/Amount";
import css from "./BalanceLink.module.css";

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
