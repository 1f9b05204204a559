import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { Chip } from "@/ui/actions/Chip";
import type { Expense, Paid } from "../expense";
import css from "./AccountAmount.module.css";

export interface AccountAmountProps {
  expense: Expense;
  paid: Extract<Paid, { kind: "typed" }>;
  onKeep: () => void;
  onConvert: () => void;
}

/** Asks whether an amount typed by hand still holds, now that the expense's own is another. */
export function AccountAmount({ expense: { account }, paid, onKeep, onConvert }: AccountAmountProps) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  if (account === undefined) return null;
  const shown = (amount: string) => money(amount, account.currency).text;
  const question = t("add.ownAmountOutdated", { account: names(account.name) });
  return (
    <div className={css["AccountAmount"]} role="group" aria-label={question}>
      <p>{question}</p>
      <Chip text={t("add.ownAmountKeep", { amount: shown(paid.amount) })} onClick={onKeep} />
      {paid.converted !== null && (
        <Chip
          text={t("add.ownAmountConvert", { amount: shown(paid.converted.amount) })}
          onClick={onConvert}
        />
      )}
    </div>
  );
}
