import { useTranslation } from "@/i18n/useTranslation";
import { money as amounts, type AccountHistoryEntry } from "@/domain";
import { dayHeading, timeText } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { Amount } from "@/ui/figures/Amount";
import { ListRow } from "@/ui/rows/ListRow";
import { dayOf } from "@/parts/days";

export interface MoveRowProps {
  move: AccountHistoryEntry;
  currencyCode: string;
}

/** By how much the balance moved, and to what. */
export function MoveRow({ move, currencyCode }: MoveRowProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { kind, prevBudget, newBudget, createdAt } = move;
  const delta = amounts.formatText(amounts.fromText(newBudget) - amounts.fromText(prevBudget));
  return (
    <ListRow
      title={t(`accounts.move.${kind}`)}
      sub={`${dayHeading(dayOf(createdAt), useLanguage())}, ${timeText(createdAt)}`}
      end={
        <Amount
          parts={money(delta, currencyCode, { signed: true })}
          tone={kind === "income" ? "in" : undefined}
        />
      }
      endSub={money(newBudget, currencyCode).text}
    />
  );
}
