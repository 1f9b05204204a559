import type { AccountHistoryEntry } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { ListRow } from "@/ui/rows/ListRow";
import { deltaOf } from "./useMoves";
import type { MoveText } from "./useMoveTexts";

export interface MoveRowProps {
  move: AccountHistoryEntry;
  currencyCode: string;
  text: MoveText;
  onOpen: () => void;
}

/** Row of a movement: its reason, its amount, and the balance after it. Only a booking has something to open. */
export function MoveRow({ move, currencyCode, text: { title, sub, icon }, onOpen }: MoveRowProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const isBooking = move.kind !== "opening" && move.kind !== "set";
  const { sign, whole, fraction } = money(move.newBudget, currencyCode);
  return (
    <ListRow
      title={title}
      sub={sub}
      compact
      start={<IconTile icon={icon} size="s" />}
      end={
        <Amount
          parts={money(deltaOf(move), currencyCode, { signed: true })}
          tone={move.kind === "income" || move.kind === "refund" ? "in" : undefined}
        />
      }
      endSub={
        <>
          <VisuallyHidden>{t("accounts.balanceAfter")}</VisuallyHidden>
          {sign + whole + fraction}
        </>
      }
      onPress={isBooking ? onOpen : undefined}
    />
  );
}
